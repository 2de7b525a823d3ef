import { join } from 'node:path';
import type { Domain } from '@guichet/domain-kit';
import type { AgentStores } from '../agent-stores.ts';
import { ingestDataset } from '../ingest/ingest-dataset.ts';

/** Loads the fictional data that lies with the domain; what is loaded already stays as it is. */
export async function loadDemo(domain: Domain, stores: AgentStores): Promise<void> {
  for (const dataset of domain.datasets.filter(({ kind }) => kind === 'demo'))
    await ingestDataset({ domain, dataset, root: join(domain.folder, 'data'), stores });
}
