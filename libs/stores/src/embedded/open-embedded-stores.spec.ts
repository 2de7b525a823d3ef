import type { ChildProcess } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from '@jest/globals';
import { graphStoreConformance } from '../conformance/graph-store-conformance.ts';
import { passageStoreConformance } from '../conformance/passage-store-conformance.ts';
import { openEmbeddedStores, type EmbeddedStores } from './open-embedded-stores.ts';

graphStoreConformance('embedded', async () => {
  const { graph, close } = await openEmbeddedStores();
  return { store: graph, end: close };
});

passageStoreConformance('embedded', async () => {
  const { passages, close } = await openEmbeddedStores();
  return { store: passages, end: close };
});

let stores: EmbeddedStores | undefined;
let folder: string | undefined;
afterEach(async () => {
  await stores?.close();
  if (folder !== undefined) await rm(folder, { recursive: true, force: true });
});

it('finds what was loaded when it is opened again', async () => {
  folder = await mkdtemp(join(tmpdir(), 'guichet-spec-'));
  stores = await openEmbeddedStores({ path: folder });
  await stores.graph.load([{ label: 'Person', id: '1', properties: { name: 'Zoé' } }], []);
  await stores.close();
  stores = await openEmbeddedStores({ path: folder });
  expect(await stores.graph.query('MATCH (p:Person) RETURN p.name AS name')).toEqual([{ name: 'Zoé' }]);
});

it('says that another process has the store open', async () => {
  folder = await mkdtemp(join(tmpdir(), 'guichet-spec-'));
  stores = await openEmbeddedStores({ path: folder });
  await stores.graph.ping();
  const second = await openEmbeddedStores({ path: folder });
  await expect(second.graph.ping()).rejects.toMatchObject({
    code: 'FAILED_PRECONDITION',
    message: expect.stringContaining('GUICHET_HOME'),
  });
  await expect(second.graph.ping()).rejects.toMatchObject({ code: 'FAILED_PRECONDITION' });
  await second.close();
});

it('opens a store that another process had open, once it is free', async () => {
  folder = await mkdtemp(join(tmpdir(), 'guichet-spec-'));
  const other = await openEmbeddedStores({ path: folder });
  await other.graph.ping();
  stores = await openEmbeddedStores({ path: folder });
  await expect(stores.graph.ping()).rejects.toMatchObject({ code: 'FAILED_PRECONDITION' });
  await other.close();
  await stores.graph.ping();
});

it('starts one process for each call, and no more, when its own died and another took the store', async () => {
  const engines: ChildProcess[] = [];
  const onStart = (message: unknown) => void engines.push((message as { process: ChildProcess }).process);
  subscribe('child_process', onStart);
  folder = await mkdtemp(join(tmpdir(), 'guichet-spec-'));
  stores = await openEmbeddedStores({ path: folder });
  await stores.graph.ping();
  const died = once(engines[0]!, 'exit');
  process.kill(engines[0]!.pid!, 'SIGTERM');
  await died;
  const other = await openEmbeddedStores({ path: folder });
  await other.graph.ping();
  await expect(stores.graph.ping()).rejects.toMatchObject({ code: 'FAILED_PRECONDITION' });
  await other.close();
  await stores.graph.ping();
  unsubscribe('child_process', onStart);
  expect(engines).toHaveLength(4);
});
