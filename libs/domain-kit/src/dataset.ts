import type { GraphNode, GraphRelationship, Passage } from '@guichet/stores';

/** One thing read from a source. The loader stamps `dataset` on nodes and passages. */
export type Reading =
  | { readonly node: GraphNode }
  | { readonly relationship: GraphRelationship }
  | { readonly passage: Omit<Passage, 'dataset'> }
  | { readonly rejected: { readonly record: string; readonly reason: string } };

export interface Dataset {
  readonly id: string;
  /** `demo` ships with the domain; `outside` is read from a folder of the data root. */
  readonly kind: 'demo' | 'outside';
  /** Parts of the domain's data that tools may need: `['accounts', 'documents']`. */
  readonly provides: readonly string[];
  /** The day the data is of, YYYY-MM-DD. */
  readonly asOf: string;
  /** Files that `read` opens, relative to its root: their hash tells whether it must be loaded again. */
  readonly files: readonly string[];
  /** `root` is the data root for `outside`, the domain's own `data/` folder for `demo`. Nodes come before their relationships. */
  readonly read: (root: string) => AsyncIterable<Reading> | Iterable<Reading>;
}

export const defineDataset = (dataset: Dataset): Dataset => dataset;
