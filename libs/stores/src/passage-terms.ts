import type { Passage } from './passage-store.ts';
import { stemmedTokens } from './stemmed-tokens.ts';

/** What is indexed of a passage: its title counts twice. */
export function passageTerms({ title, text, language }: Pick<Passage, 'title' | 'text' | 'language'>): string {
  const heading = stemmedTokens(title, language);
  return [...heading, ...heading, ...stemmedTokens(text, language)].join(' ');
}
