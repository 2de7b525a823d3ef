import { bm25 } from '../bm25.ts';
import { passageTerms } from '../passage-terms.ts';
import type { Passage, PassageLanguage } from '../passage-store.ts';

/** What the index knows of one language's terms: as `_termvectors` reports it. */
export interface FieldStatistics {
  /** Passages of this language. */
  readonly passages: number;
  /** Mean number of terms of a passage. */
  readonly meanLength: number;
  /** How many passages hold each term asked for. */
  readonly holding: ReadonlyMap<string, number>;
}

/**
 * BM25 with the passage's exact length. Lucene keeps lengths in one byte, so its own scores differ a little from the embedded engine's, enough to
 * swap near neighbours; it also leaves out the constant factor k1 + 1. A term asked for twice counts twice, as in both engines.
 */
export function exactBm25(passage: Passage, terms: readonly string[], { passages, meanLength, holding }: FieldStatistics): number {
  const own = passageTerms(passage).split(' ');
  const counts = new Map<string, number>();
  for (const term of own) counts.set(term, (counts.get(term) ?? 0) + 1);
  const lengthFactor = bm25.k1 * (1 - bm25.b + (bm25.b * own.length) / meanLength);
  return terms.reduce((score, term) => {
    const frequency = counts.get(term) ?? 0;
    const holders = holding.get(term) ?? 0;
    if (frequency === 0 || holders === 0) return score;
    const rarity = Math.log(1 + (passages - holders + 0.5) / (holders + 0.5));
    return score + (rarity * frequency * (bm25.k1 + 1)) / (frequency + lengthFactor);
  }, 0);
}

interface TermVectors {
  readonly term_vectors?: Readonly<
    Record<
      string,
      {
        readonly field_statistics?: { readonly doc_count: number; readonly sum_ttf: number };
        readonly terms: Readonly<Record<string, { readonly doc_freq?: number }>>;
      }
    >
  >;
}

/** Reads the statistics of one language out of a `_termvectors` answer; undefined when no passage of it is there. */
export function statisticsOf({ term_vectors: vectors }: TermVectors, language: PassageLanguage): FieldStatistics | undefined {
  const field = vectors?.[`terms_${language}`];
  if (!field?.field_statistics || field.field_statistics.doc_count <= 0) return undefined;
  const { doc_count: passages, sum_ttf: terms } = field.field_statistics;
  return {
    passages,
    meanLength: terms / passages,
    holding: new Map(Object.entries(field.terms).map(([term, { doc_freq }]) => [term, doc_freq ?? 0])),
  };
}
