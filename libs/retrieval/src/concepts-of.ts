import type { Language, Terminology } from '@guichet/domain-kit';
import { dictionaryFor } from './dictionary.ts';
import { stemsOf } from './words.ts';

/**
 * The terms that a text speaks of, by the usual English word of each, such as `_time_limit_`: what is said in other words, or in the
 * other language, has the same ones.
 */
export function conceptsOf(text: string, language: Language, terminology: Terminology): string[] {
  const dictionary = dictionaryFor(language, terminology);
  const stems = stemsOf(text, language);
  const concepts: string[] = [];
  for (let position = 0; position < stems.length;) {
    const found = dictionary.phraseAt(stems, position);
    concepts.push(...(found?.translation.concepts ?? []));
    position += found?.length ?? 1;
  }
  return [...new Set(concepts)];
}
