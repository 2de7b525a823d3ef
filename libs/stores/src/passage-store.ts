import type { QueryOptions } from './graph-store.ts';

export type PassageLanguage = 'en' | 'fr';

/** A piece of text that can be found and quoted. */
export interface Passage {
  /** Unique in the domain. */
  readonly id: string;
  /** As answers cite it, for example `doc:fees_003`. */
  readonly source: string;
  readonly title: string;
  readonly text: string;
  readonly language: PassageLanguage;
  /** The day the text is of, YYYY-MM-DD. */
  readonly date: string;
  readonly dataset: string;
  /** `staff` passages are never shown to a customer. */
  readonly audience: 'public' | 'staff';
  /** The customer it belongs to; empty when it belongs to nobody. */
  readonly owner?: string;
  /** Exact-match filters, for example `{ kind: 'article', part: 'legislative' }`. */
  readonly tags?: Readonly<Record<string, string>>;
}

export interface PassageFilter {
  readonly audience?: readonly ('public' | 'staff')[];
  /** Passages of nobody, or of this customer. */
  readonly owner?: string;
  readonly dataset?: string;
  readonly tags?: Readonly<Record<string, string>>;
}

export interface PassageQuery {
  /** Words to look for; each language's passages are searched with that language's words (they may be the same). */
  readonly text: Readonly<Record<PassageLanguage, string>>;
  readonly filter?: PassageFilter;
  /** How many to return, best first; 1 to 100. */
  readonly k: number;
}

export interface PassageHit {
  readonly passage: Passage;
  /** BM25 with k1 = 1.2 and b = 0.75 over title (twice) and text; comparable within one store only. */
  readonly score: number;
}

export interface PassageStore {
  readonly engine: 'opensearch' | 'grafeo';
  /** Full-text search. Nothing found is an empty list. Throws GuichetError. */
  search(query: PassageQuery, options?: QueryOptions): Promise<PassageHit[]>;
  /** By id, in the order asked, those that exist. */
  get(ids: readonly string[], options?: QueryOptions): Promise<Passage[]>;
  /** Upserts by id. */
  load(passages: readonly Passage[]): Promise<number>;
  /** Makes what was loaded visible to searches. */
  refresh(): Promise<void>;
  removeDataset(dataset: string): Promise<void>;
  count(filter?: PassageFilter): Promise<number>;
  ping(): Promise<void>;
  close(): Promise<void>;
}
