import type { PassageHit } from '@guichet/stores';
import { says, stemsOfText } from './match-terms.ts';
import type { QuestionTerm } from './question-terms.ts';

export interface WeighedTerm extends QuestionTerm {
  readonly weight: number;
}

/** A word that none of the passages says tells little when it is absent: it is mostly a turn of phrase. A name or a figure tells all. */
const unsaidShare = 0.4;
const lightest = 0.4;
const nameFactor = 1.5;

/**
 * Weighs each term by how rare it is among what was found (inverse document frequency, smoothed as in BM25), so that the words which
 * set one passage apart count most.
 */
export function weighTerms(terms: readonly QuestionTerm[], hits: readonly PassageHit[]): WeighedTerm[] {
  const passages = hits.map(({ passage }) => ({
    language: passage.language,
    stems: stemsOfText(`${passage.title}\n${passage.text}`, passage.language),
  }));
  return terms.map((term) => {
    const found = passages.filter((passage) => says(passage.stems, term, passage.language)).length;
    const rarity = Math.log(1 + (passages.length - found + 0.5) / (found + 0.5));
    const share = found === 0 && !term.named ? unsaidShare : 1;
    return { ...term, weight: Math.max(lightest, rarity) * share * (term.named ? nameFactor : 1) };
  });
}

export const totalWeight = (terms: readonly WeighedTerm[]): number => terms.reduce((sum, { weight }) => sum + weight, 0);
