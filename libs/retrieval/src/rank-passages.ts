import type { PassageHit } from '@guichet/stores';
import { says, stemsOfText } from './match-terms.ts';
import { scoreUnits, type ScoredUnit } from './score-units.ts';
import type { WantedAnswer } from './wanted-answer.ts';
import { totalWeight, type WeighedTerm } from './weigh-terms.ts';

export interface RankedPassage {
  readonly hit: PassageHit;
  readonly units: readonly ScoredUnit[];
  /** Terms that its title says. */
  readonly titleSays: ReadonlySet<WeighedTerm>;
  /** Comparable among the passages of one search only. */
  readonly rank: number;
}

const weights = { search: 0.4, whole: 0.3, sentence: 0.5, title: 0.25 } as const;

/** Scores again what the search found: by its best sentence, its title, and how much of the question the whole passage speaks to. */
export function rankPassages(hits: readonly PassageHit[], terms: readonly WeighedTerm[], wanted: readonly WantedAnswer[]): RankedPassage[] {
  const highest = Math.max(...hits.map(({ score }) => score), Number.MIN_VALUE);
  const total = totalWeight(terms) || 1;
  const share = (said: readonly WeighedTerm[]) => totalWeight(said) / total;
  return hits
    .map((hit) => {
      const { passage } = hit;
      const units = scoreUnits(hit, terms, wanted);
      const title = stemsOfText(passage.title, passage.language);
      const titleSays = new Set(terms.filter((term) => says(title, term, passage.language)));
      const everywhere = new Set([...titleSays, ...units.flatMap(({ said }) => [...said])]);
      const best = Math.max(0, ...units.map(({ score }) => score));
      const rank =
        weights.search * (hit.score / highest) +
        weights.whole * share([...everywhere]) +
        weights.sentence * best +
        weights.title * share([...titleSays]);
      return { hit, units, titleSays, rank };
    })
    .sort((a, b) => b.rank - a.rank);
}
