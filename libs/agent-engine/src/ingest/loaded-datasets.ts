import type { Dataset } from '@guichet/domain-kit';
import type { GraphNode, GraphStore } from '@guichet/stores';
import { textOf } from '../look/text-of.ts';

const label = 'GuichetDataset';

/** What the store remembers of a load. It is written last and removed first: a load that broke off was none. */
export interface LoadedDataset {
  readonly id: string;
  readonly provides: readonly string[];
  readonly asOf: string;
  /** Of the files that were read and of the mapping that read them. */
  readonly hash: string;
  readonly records: number;
}

export async function readLoadedDatasets(graph: GraphStore, signal?: AbortSignal): Promise<LoadedDataset[]> {
  const rows = await graph.query(
    `MATCH (d:${label}) RETURN d.id AS id, d.provides AS provides, d.as_of AS as_of, d.hash AS hash, d.records AS records ORDER BY id`,
    {},
    { signal, name: 'loaded_datasets' },
  );
  return rows.map((row) => ({
    id: textOf(row['id']),
    provides: textOf(row['provides']).split(','),
    asOf: textOf(row['as_of']),
    hash: textOf(row['hash']),
    records: Number(row['records']),
  }));
}

/** The node that says that a dataset is there; it goes with the dataset's other nodes. */
export const loadedDatasetNode = (dataset: Dataset, hash: string, records: number): GraphNode => ({
  label,
  id: dataset.id,
  properties: { dataset: dataset.id, provides: dataset.provides.join(','), as_of: dataset.asOf, hash, records },
});
