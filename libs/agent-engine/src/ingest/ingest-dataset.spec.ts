import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Dataset, Reading } from '@guichet/domain-kit';
import { library } from '../fixtures/library.ts';
import { memoryStores, type MemoryStores } from '../fixtures/memory-stores.ts';
import { ingestDataset } from './ingest-dataset.ts';
import { readLoadedDatasets } from './loaded-datasets.ts';

const book = (id: string): Reading => ({ node: { label: 'Book', id, properties: { title: id } } });
const passage = (id: string, more: object = {}): Reading => ({
  passage: { id, source: `doc:${id}`, title: id, text: 'Text.', language: 'en', date: '2026-01-01', audience: 'public', ...more },
});

describe('loading a dataset', () => {
  let root: string;
  let stores: MemoryStores;

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'guichet-ingest-'));
    await writeFile(join(root, 'books.csv'), 'tide\nsalt\n');
    stores = memoryStores();
  });
  afterEach(() => rm(root, { recursive: true, force: true }));

  const dataset = (readings: readonly Reading[], more: Partial<Dataset> = {}): Dataset => ({
    ...{ id: 'archive', kind: 'outside', provides: ['loans'], asOf: '2026-05-31', files: ['books.csv'], read: () => readings, ...more },
  });
  const load = (what: Dataset) =>
    ingestDataset({ domain: { ...library, datasets: [library.datasets[0]!, what] }, dataset: what, root, stores });

  test('stamps, counts, and says why records were left out', async () => {
    const lent = { type: 'LENT', from: { label: 'Book', id: 'tide' }, to: { label: 'Reader', id: 'nobody' } };
    const undated = passage('b', { date: '' });
    const report = await load(
      dataset([book('tide'), { relationship: lent }, passage('a'), undated, { rejected: { record: '7', reason: 'blank' } }]),
    );
    expect(report).toMatchObject({ outcome: 'loaded', nodes: 1, relationships: 0, passages: 1 });
    expect(report.rejected).toEqual({ 'a passage without a date': 1, blank: 1, 'a relationship to a record that is not there': 1 });
    expect(stores.graph.nodes.get('Book/tide')?.properties['dataset']).toBe('archive');
    expect(stores.passages.kept.get('a')?.dataset).toBe('archive');
  });

  test('skips what is unchanged, and drops what vanished from changed files', async () => {
    await load(dataset([book('tide'), book('salt')]));
    expect((await load(dataset([book('tide')]))).outcome).toBe('unchanged');
    expect(stores.graph.nodes.has('Book/salt')).toBe(true);
    await writeFile(join(root, 'books.csv'), 'tide\n');
    expect((await load(dataset([book('tide')]))).outcome).toBe('loaded');
    expect(stores.graph.nodes.has('Book/salt')).toBe(false);
  });

  test('outside data takes the place of the demo data that gives the same', async () => {
    const demo = { ...library.datasets[0]!, read: () => [book('demo')] };
    await load(demo);
    const report = await load(dataset([book('tide')]));
    expect(report.replaced).toEqual(['demo']);
    expect((await readLoadedDatasets(stores.graph)).map(({ id, records }) => [id, records])).toEqual([['archive', 1]]);
  });

  test('a load that broke off was none', async () => {
    const broken = dataset([], {
      read: function* () {
        yield book('tide');
        throw new Error('disk');
      },
    });
    await expect(load(broken)).rejects.toThrow('disk');
    expect(await readLoadedDatasets(stores.graph)).toEqual([]);
  });

  test('a file that is not there is named with what to do', async () => {
    await expect(load(dataset([], { files: ['nowhere.csv'] }))).rejects.toThrow(/archive.*nowhere\.csv.*GUICHET_DATA/);
  });
});
