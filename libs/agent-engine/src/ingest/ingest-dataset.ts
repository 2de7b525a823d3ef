import type { Dataset, Domain } from '@guichet/domain-kit';
import { GuichetError } from '@guichet/contracts';
import type { AgentStores } from '../agent-stores.ts';
import { BatchWriter } from './batch-writer.ts';
import { checkReading } from './check-reading.ts';
import { hashDataset } from './hash-dataset.ts';
import { loadedDatasetNode, readLoadedDatasets } from './loaded-datasets.ts';

export interface IngestOptions {
  readonly domain: Domain;
  readonly dataset: Dataset;
  /** Where `dataset.files` are found. */
  readonly root: string;
  readonly stores: AgentStores;
  /** Called after each record; `read` counts records so far, there is no total. */
  readonly onProgress?: (read: number) => void;
  readonly signal?: AbortSignal;
}

export interface IngestReport {
  readonly dataset: string;
  /** `unchanged`: the same files were loaded before by the same mapping; nothing was touched. */
  readonly outcome: 'loaded' | 'unchanged';
  readonly nodes: number;
  readonly relationships: number;
  readonly passages: number;
  /** How many records were left out, by reason. */
  readonly rejected: Readonly<Record<string, number>>;
  /** Datasets that gave the same parts and went, for example the demo data. */
  readonly replaced: readonly string[];
}

/**
 * Loads one dataset. What it loaded before goes first, so that what vanished from the source vanishes here;
 * until the load is complete the domain is not ready for tools that need this dataset.
 */
export async function ingestDataset(options: IngestOptions): Promise<IngestReport> {
  const { domain, dataset, root, stores } = options;
  const hash = await hashDataset(dataset, root, domain.folder);
  const loaded = await readLoadedDatasets(stores.graph, options.signal);
  const before = loaded.find(({ id }) => id === dataset.id);
  if (before?.hash === hash) return report(dataset, 'unchanged');

  const replaced = loaded.filter(({ id }) => id !== dataset.id && replaces(domain, dataset, id)).map(({ id }) => id);
  await stores.graph.ensureIndexes(domain.stores.graph.indexes);
  for (const id of [...replaced, dataset.id]) await removeDataset(stores, id);

  const writer = new BatchWriter(stores, dataset.id);
  const rejected: Record<string, number> = {};
  let read = 0;
  for await (const reading of dataset.read(root)) {
    if (options.signal?.aborted) throw new GuichetError('CANCELLED', `Loading "${dataset.id}" was cancelled; load it again.`);
    const fault = checkReading(reading);
    if (fault !== undefined) rejected[fault] = (rejected[fault] ?? 0) + 1;
    else if (!('rejected' in reading)) await writer.add(reading);
    options.onProgress?.(++read);
  }
  await writer.flush();
  await stores.passages?.refresh();
  if (writer.dangling > 0) rejected['a relationship to a record that is not there'] = writer.dangling;
  const { nodes, passages } = writer.written;
  await stores.graph.load([loadedDatasetNode(dataset, hash, nodes + passages)], []);
  return report(dataset, 'loaded', { ...writer.written, rejected, replaced });
}

async function removeDataset(stores: AgentStores, id: string): Promise<void> {
  await stores.graph.removeDataset(id);
  await stores.passages?.removeDataset(id);
}

/** Demo and outside data of the same parts never stand side by side: the later load wins. */
function replaces(domain: Domain, dataset: Dataset, otherId: string): boolean {
  const other = domain.datasets.find(({ id }) => id === otherId);
  return other !== undefined && other.kind !== dataset.kind && other.provides.some((part) => dataset.provides.includes(part));
}

const report = (dataset: Dataset, outcome: IngestReport['outcome'], counts: Partial<IngestReport> = {}): IngestReport => ({
  dataset: dataset.id,
  outcome,
  nodes: 0,
  relationships: 0,
  passages: 0,
  rejected: {},
  replaced: [],
  ...counts,
});
