import type { Row, Value } from './value.ts';

export interface QueryOptions {
  /** Ends the query in the server (or kills the engine's process) when it fires. */
  readonly signal?: AbortSignal;
  /** Milliseconds; the query is ended when they have passed and DEADLINE_EXCEEDED is thrown. Default 5,000. */
  readonly timeoutMs?: number;
  /** Rows after this many are not returned. Default 1,000. */
  readonly rowLimit?: number;
  /** What traces call the query: the name of its template, for its text may hold values. */
  readonly name?: string;
}

/** A node, keyed by `label` and `id`; loading it again replaces its properties. */
export interface GraphNode {
  readonly label: string;
  readonly id: string;
  readonly properties: Readonly<Record<string, Value>>;
}

/** A relationship between two nodes that are already there; loading it again changes nothing. */
export interface GraphRelationship {
  readonly type: string;
  readonly from: { readonly label: string; readonly id: string };
  readonly to: { readonly label: string; readonly id: string };
  readonly properties?: Readonly<Record<string, Value>>;
}

export interface GraphStore {
  readonly engine: 'neo4j' | 'grafeo';
  /** Runs one read-only Cypher query. Parameters are bound, never spliced. Throws GuichetError. */
  query(cypher: string, parameters?: Readonly<Record<string, Value>>, options?: QueryOptions): Promise<Row[]>;
  /** Upserts in batches; nodes by (label, id), relationships by (from, type, to). Returns how many of each changed hands. */
  load(nodes: readonly GraphNode[], relationships: readonly GraphRelationship[]): Promise<{ nodes: number; relationships: number }>;
  /** Makes sure that `(label).id` is indexed (and other properties named), so that `load` and lookups stay fast. */
  ensureIndexes(indexes: readonly { readonly label: string; readonly property: string }[]): Promise<void>;
  /** Removes every node (with its relationships) whose `dataset` property equals this. */
  removeDataset(dataset: string): Promise<void>;
  ping(): Promise<void>;
  close(): Promise<void>;
}
