import { passageTerms } from '../passage-terms.ts';
import type { Passage, PassageFilter } from '../passage-store.ts';

/** What is stored for a passage: what is searched and filtered, and the passage itself to give back. */
export const toDocument = (passage: Passage) => ({
  id: passage.id,
  dataset: passage.dataset,
  audience: passage.audience,
  owner: passage.owner ?? '',
  tags: Object.entries(passage.tags ?? {}).map(tag),
  [`terms_${passage.language}`]: passageTerms(passage),
  passage,
});

const tag = ([name, value]: readonly [string, string]) => `${name}=${value}`;

/** Every clause must hold. */
export function toFilterClauses({ audience, owner, dataset, tags = {} }: PassageFilter): object[] {
  return [
    ...(audience === undefined ? [] : [{ terms: { audience: [...audience] } }]),
    ...(owner === undefined ? [] : [{ terms: { owner: ['', owner] } }]),
    ...(dataset === undefined ? [] : [{ term: { dataset } }]),
    ...Object.entries(tags).map((entry) => ({ term: { tags: tag(entry) } })),
  ];
}
