import snowball from 'snowball-stemmers';
import type { Language } from '@guichet/domain-kit';
import { stopWords } from './stop-words.ts';

export interface Word {
  /** As written. */
  readonly text: string;
  /** Lower case, without accents. */
  readonly folded: string;
  readonly stem: string;
  readonly start: number;
}

const stemmers = { en: snowball.newStemmer('english'), fr: snowball.newStemmer('french') };
/** `L113-2`, `L. 113-2` and `113-2` hold the same number. */
const shape = /\p{L}{1,2}(?=\d{3}-\d)|\d{3}(?:-\d+)+|\d+(?:[.,]\d+)*|[\p{L}\p{N}]+(?:-\p{N}+)*/gu;

const isPlain = /^[\x20-\x7e]*$/;

export const fold = (text: string): string =>
  isPlain.test(text) ? text.toLowerCase() : text.toLowerCase().replaceAll('œ', 'oe').normalize('NFD').replace(/\p{M}/gu, '');

/** Accents go before stemming: questions come without them as often as with. */
export const stem = (word: string, language: Language): string => stemOfFolded(fold(word), language);

/** Texts repeat their words: each is stemmed once, up to a number that a large corpus's vocabulary stays below. */
const mostRemembered = 200_000;
const remembered: Readonly<Record<Language, Map<string, string>>> = { en: new Map(), fr: new Map() };

function stemOfFolded(folded: string, language: Language): string {
  const stems = remembered[language];
  const known = stems.get(folded);
  if (known !== undefined) return known;
  if (stems.size >= mostRemembered) stems.clear();
  const made = stemmers[language].stem(folded);
  stems.set(folded, made);
  return made;
}

/** Every word of a text with its stem in that language; figures stand as they are. */
export function wordsOf(text: string, language: Language): Word[] {
  return [...text.matchAll(shape)].map((match) => {
    const folded = fold(match[0]);
    return { text: match[0], folded, stem: /\d/.test(folded) ? folded : stemOfFolded(folded, language), start: match.index };
  });
}

/**
 * The words that carry the subject. A capitalised word that is not the first is a name, even where it reads like a stop word; so are the
 * words of `names` (folded).
 */
export const contentWords = (text: string, language: Language, names: ReadonlySet<string> = new Set()): Word[] =>
  wordsOf(text, language).filter(({ text: written, folded, start }) => {
    if (names.has(folded)) return true;
    const isName = start > 0 && /^\p{Lu}\p{Ll}/u.test(written);
    return (folded.length > 1 || /\d/.test(folded)) && (isName || !stopWords[language].has(folded));
  });

export const stemsOf = (phrase: string, language: Language): string[] => contentWords(phrase, language).map((word) => word.stem);
