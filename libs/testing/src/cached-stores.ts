import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashDataset, ingestDataset, type AgentStores } from '@guichet/agent-engine';
import type { Dataset, Domain } from '@guichet/domain-kit';
import { openEmbeddedStores } from '@guichet/stores';
import { cacheFolder } from './data-root.config.ts';

export interface CachedStores {
  readonly stores: AgentStores;
  readonly close: () => Promise<void>;
}

type RootOf = (dataset: Dataset) => string;

/**
 * Embedded stores with these datasets in them, filled once for each state of the files and mappings. What is opened is a copy: several
 * processes may test one domain at a time, and none spoils what is kept.
 */
export async function openCachedStores(domain: Domain, datasets: readonly Dataset[], rootOf: RootOf): Promise<CachedStores> {
  const kept = await keptFolder(domain, datasets, rootOf);
  if (!existsSync(kept)) await fill(domain, datasets, rootOf, kept);
  const copy = await mkdtemp(join(tmpdir(), `guichet-${domain.id}-`));
  await cp(kept, copy, { recursive: true });
  const opened = await openEmbeddedStores({ path: copy });
  const close = async () => {
    await opened.close();
    await rm(copy, { recursive: true, force: true });
  };
  return { stores: opened, close };
}

async function keptFolder(domain: Domain, datasets: readonly Dataset[], rootOf: RootOf): Promise<string> {
  const hashes = await Promise.all(datasets.map((dataset) => hashDataset(dataset, rootOf(dataset), domain.folder)));
  const key = createHash('sha256').update(hashes.join()).digest('hex').slice(0, 16);
  return join(cacheFolder, `${domain.id}-${datasets[0]?.kind ?? 'empty'}`, key);
}

/** Fills a folder beside and moves it into place when it is complete; other states of the data go then. */
async function fill(domain: Domain, datasets: readonly Dataset[], rootOf: RootOf, kept: string): Promise<void> {
  await mkdir(join(kept, '..'), { recursive: true });
  const filling = await mkdtemp(`${kept}.`);
  const opened = await openEmbeddedStores({ path: filling });
  try {
    for (const dataset of datasets) await ingestDataset({ domain, dataset, root: rootOf(dataset), stores: opened });
  } finally {
    await opened.close();
  }
  const isStale = (name: string) => !name.includes('.') && !kept.endsWith(name);
  for (const name of (await readdir(join(kept, '..'))).filter(isStale)) await rm(join(kept, '..', name), { recursive: true, force: true });
  if (existsSync(kept)) await rm(filling, { recursive: true, force: true });
  else await rename(filling, kept);
}
