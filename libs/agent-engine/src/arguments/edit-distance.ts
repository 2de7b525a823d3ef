import { distance } from 'fastest-levenshtein';

/** How many slips a word of this length may hold and still be that word. */
export function allowedSlips(length: number): number {
  if (length < 4) return 0;
  if (length < 8) return 1;
  return length < 13 ? 2 : 3;
}

/** Slips between two words: letters added, lost or changed, and two neighbours swapped counting as one. */
export function slips(left: string, right: string): number {
  const edits = distance(left, right);
  return edits >= 2 && swaps(left, right) ? edits - 1 : edits;
}

/** Whether one swap of neighbours brings the words nearer by more than a change does. */
function swaps(left: string, right: string): boolean {
  if (left.length !== right.length) return false;
  for (let at = 0; at < left.length - 1; at += 1) {
    if (left[at] !== right[at]) return left[at] === right[at + 1] && left[at + 1] === right[at];
  }
  return false;
}

/** The words of a vocabulary nearest to `word` within the slips allowed; the first letter, or the second, must be right. */
export function nearest(word: string, byInitial: ReadonlyMap<string, readonly string[]>): readonly { word: string; slips: number }[] {
  const most = allowedSlips(word.length);
  if (most === 0) return [];
  let best = most;
  let found: { word: string; slips: number }[] = [];
  for (const initial of new Set([word[0]!, word[1]!])) {
    for (const candidate of byInitial.get(initial) ?? []) {
      if (Math.abs(candidate.length - word.length) > best || allowedSlips(candidate.length) === 0) continue;
      const count = slips(word, candidate);
      if (count > best) continue;
      if (count < best) found = [];
      best = count;
      found.push({ word: candidate, slips: count });
    }
  }
  return found;
}
