/** Okapi BM25 (Robertson and Zaragoza, 2009) with Lucene's idf; both engines are set to these. */
export const bm25 = { k1: 1.2, b: 0.75 } as const;
