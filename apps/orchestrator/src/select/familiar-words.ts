import { contentWords } from '../plan/content-words.ts';

/** A word is known when this many declared texts, other than the one looked at, hold it. */
const fewestTexts = 2;
const steps = 4;

/**
 * Marks, for the classifier, how much of a text is about things that the domains speak of: the share of its words that they know, how many they
 * know, how many are strangers. So a recipe is seen to be off topic though no example mentions its ingredients. `declared` are the domains' texts.
 */
export function indexFamiliarWords(declared: readonly string[]): (text: string) => readonly string[] {
  const own = new Set(declared);
  const texts = new Map<string, number>();
  for (const text of declared) for (const word of new Set(contentWords(text))) texts.set(word, (texts.get(word) ?? 0) + 1);
  return (text) => {
    const words = [...new Set(contentWords(withoutNames(text)))];
    if (words.length === 0) return ['_no_subject_'];
    const fewest = fewestTexts + (own.has(text) ? 1 : 0);
    const known = words.filter((word) => (texts.get(word) ?? 0) >= fewest).length;
    const share = Math.floor((known / words.length) * steps);
    return [`_familiar_${share}_`, `_strangers_${Math.min(words.length - known, steps)}_`, `_known_${Math.min(known, steps)}_`];
  };
}

/** Words that are capitals only for being names say nothing of the subject; a text all in capitals has none. */
const withoutNames = (text: string): string => (/\p{Ll}/u.test(text) ? text.replace(/(?<=\S\s+)\p{Lu}[\p{L}'’-]+/gu, ' ') : text);
