import type { Language } from '@guichet/domain-kit';
import { distance } from 'fastest-levenshtein';
import { terminology } from '../terminology.ts';
import { isOperation, saysSomething, wordsIn } from './words.ts';

/** Something that a question asks for, and the ways in which an English report may write it, the likeliest first. */
export interface Concept {
  readonly ways: readonly (readonly string[])[];
}

interface Phrase {
  readonly words: readonly string[];
  readonly ways: readonly (readonly string[])[];
}

const phrases: Readonly<Record<Language, readonly Phrase[]>> = {
  en: terminology.flatMap((term) => term.en.map((phrase) => asPhrase(phrase, [phrase, ...term.en]))),
  fr: terminology.flatMap((term) => term.fr.map((phrase) => asPhrase(phrase, term.en))),
};

function asPhrase(phrase: string, ways: readonly string[]): Phrase {
  return { words: wordsIn(phrase).filter(saysSomething), ways: ways.map((way) => wordsIn(way).filter(saysSomething)) };
}

/** One slip in a word of four to six letters, two in a longer one. */
const alike = (asked: string, known: string): boolean => {
  if (asked === known) return true;
  const allowed = Math.min(asked.length, known.length) < 4 ? 0 : Math.min(asked.length, known.length) < 7 ? 1 : 2;
  return allowed > 0 && Math.abs(asked.length - known.length) <= allowed && asked[0] === known[0] && distance(asked, known) <= allowed;
};

/**
 * The concepts of a question: terms of the trade first, the longest that fits, then each word left. `vocabulary` holds the words of the
 * labels looked through: a word that is one of them has no slip, and one that is nearly one of them is meant to be it.
 */
export function conceptsIn(question: string, language: Language, vocabulary: ReadonlySet<string>): Concept[] {
  const words = wordsIn(question).filter((word) => saysSomething(word) && !isOperation(word));
  const concepts: Concept[] = [];
  for (let position = 0; position < words.length;) {
    const word = words[position]!;
    const phrase =
      longestAt(words, position, phrases[language], vocabulary) ??
      (language === 'fr' ? longestAt(words, position, phrases.en, vocabulary) : undefined);
    concepts.push({ ways: phrase?.ways.filter((way) => way.length > 0) ?? [[nearestLabel(word, vocabulary)]] });
    position += phrase?.words.length ?? 1;
  }
  return concepts;
}

const nearestLabel = (word: string, vocabulary: ReadonlySet<string>): string =>
  vocabulary.has(word) ? word : ([...vocabulary].find((label) => alike(word, label)) ?? word);

/** The longest phrase that stands at a position; ones without slips before others. All phrases of those words add their ways. */
function longestAt(
  words: readonly string[],
  position: number,
  known: readonly Phrase[],
  vocabulary: ReadonlySet<string>,
): Phrase | undefined {
  const nearly = (asked: string, word: string) => asked === word || (!vocabulary.has(asked) && alike(asked, word));
  const fits = (phrase: Phrase, same: (asked: string, known: string) => boolean) =>
    phrase.words.length > 0 && phrase.words.every((word, index) => same(words[position + index] ?? '', word));
  for (const same of [(asked: string, word: string) => asked === word, nearly]) {
    const found = known.filter((phrase) => fits(phrase, same));
    const longest = Math.max(0, ...found.map((phrase) => phrase.words.length));
    const best = found.filter((phrase) => phrase.words.length === longest);
    if (longest > 0) return { words: best[0]!.words, ways: best.flatMap((phrase) => phrase.ways) };
  }
  return undefined;
}
