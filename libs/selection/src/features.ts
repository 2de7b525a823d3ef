import { normalisedWords } from './normalise.ts';

/** What a text is made of, in two blocks that are weighted apart: words with pairs of neighbours, and letters within words. */
export interface Features {
  readonly words: ReadonlyMap<string, number>;
  readonly letters: ReadonlyMap<string, number>;
}

const shortest = 2;
const longest = 5;

function count(counts: Map<string, number>, feature: string): void {
  counts.set(feature, (counts.get(feature) ?? 0) + 1);
}

/** Counts words, pairs of words, and runs of 2 to 5 letters within a word whose ends are marked by spaces. */
export function features(text: string): Features {
  const words = new Map<string, number>();
  const letters = new Map<string, number>();
  let previous = '';
  for (const word of normalisedWords(text)) {
    count(words, word);
    if (previous) count(words, `${previous} ${word}`);
    previous = word;
    if (word.includes('_')) continue;
    for (const run of runsOf(word)) count(letters, run);
  }
  return { words, letters };
}

/** Texts repeat their words: the runs of each are cut once, up to a number that no vocabulary of examples reaches. */
const mostRemembered = 20_000;
const remembered = new Map<string, readonly string[]>();

function runsOf(word: string): readonly string[] {
  const known = remembered.get(word);
  if (known) return known;
  const padded = ` ${word} `;
  const runs: string[] = [];
  for (let length = shortest; length <= longest; length += 1) {
    for (let start = 0; start + length <= padded.length; start += 1) runs.push(padded.slice(start, start + length));
  }
  if (remembered.size >= mostRemembered) remembered.clear();
  remembered.set(word, runs);
  return runs;
}
