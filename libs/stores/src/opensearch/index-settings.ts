import { bm25 } from '../bm25.ts';

const terms = { type: 'text', analyzer: 'whitespace', similarity: 'okapi' } as const;

/** One index per domain. Terms come stemmed already, so that both passage engines match the same words; one shard, so that scores are exact. */
export const indexSettings = {
  settings: {
    index: { number_of_shards: 1, number_of_replicas: 0 },
    similarity: { okapi: { type: 'BM25', ...bm25 } },
  },
  mappings: {
    dynamic: false,
    properties: {
      id: { type: 'keyword' },
      dataset: { type: 'keyword' },
      audience: { type: 'keyword' },
      owner: { type: 'keyword' },
      tags: { type: 'keyword' },
      terms_en: terms,
      terms_fr: terms,
      passage: { type: 'object', enabled: false },
    },
  },
} as const;
