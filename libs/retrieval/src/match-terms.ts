import type { PassageLanguage } from '@guichet/stores';
import type { QuestionTerm } from './question-terms.ts';
import { oneSlipApart } from './one-slip-apart.ts';
import { wordsOf } from './words.ts';

/** The stems of a text, ready for many questions about it. */
export type Stems = ReadonlySet<string>;

export const stemsOfText = (text: string, language: PassageLanguage): Stems => new Set(wordsOf(text, language).map(({ stem }) => stem));

/** Whether a text says a term: in the same words, in a translation, or in a word that differs by a slip or by its language's ending. */
export function says(stems: Stems, term: QuestionTerm, language: PassageLanguage): boolean {
  return term.stems[language].some((alternative) => alternative.every((stem) => stems.has(stem) || nearly(stems, stem)));
}

const kinPrefix = 6;

function nearly(stems: Stems, stem: string): boolean {
  if (stem.length < 5 || /\d/.test(stem)) return false;
  for (const other of stems) {
    if (Math.abs(other.length - stem.length) > 4 || other.length < 5 || other[0] !== stem[0]) continue;
    if (stem.length >= kinPrefix && other.length >= kinPrefix && other.slice(0, kinPrefix) === stem.slice(0, kinPrefix)) return true;
    if (oneSlipApart(stem, other)) return true;
  }
  return false;
}
