import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { assertReadOnly } from '../read-only.ts';
import type { GraphStore } from '../graph-store.ts';
import type { PassageStore } from '../passage-store.ts';
import { inSpan } from '../span.ts';
import { stemmedTokens } from '../stemmed-tokens.ts';
import { EngineProcess } from './engine-process.ts';

export interface EmbeddedStores {
  readonly graph: GraphStore;
  readonly passages: PassageStore;
  close(): Promise<void>;
}

/** For a read without a limit of its own. The first one also waits for the engine to open, which a busy machine draws out. */
const readMs = 30_000;
const writeMs = 120_000;
const defaultRows = 1_000;

/**
 * Both stores of one domain on the embedded engine, in a process of its own. With `path` (a folder) what was loaded is there next time;
 * without one it lives in a temporary folder that goes on close.
 */
export async function openEmbeddedStores({ path }: { readonly path?: string } = {}): Promise<EmbeddedStores> {
  const folder = path ?? (await mkdtemp(join(tmpdir(), 'guichet-')));
  await mkdir(folder, { recursive: true });
  const engine = new EngineProcess(join(folder, 'domain.grafeo'));
  const close = async () => {
    await engine.close();
    if (path === undefined) await rm(folder, { recursive: true, force: true });
  };
  const namespace = basename(folder);
  return { graph: graphOf(engine, namespace, close), passages: passagesOf(engine, namespace, close), close };
}

function graphOf(engine: EngineProcess, namespace: string, close: () => Promise<void>): GraphStore {
  return {
    engine: 'grafeo',
    query: (cypher, parameters = {}, { rowLimit = defaultRows, timeoutMs = readMs, signal, name } = {}) =>
      inSpan({ system: 'grafeo', operation: 'query', namespace, query: name }, async () => {
        assertReadOnly(cypher);
        return engine.call('query', { cypher, parameters, rowLimit }, { timeoutMs, signal });
      }),
    load: (nodes, relationships) => engine.call('loadGraph', { nodes, relationships }, { timeoutMs: writeMs }),
    ensureIndexes: async (indexes) => void (await engine.call('ensureIndexes', { indexes }, { timeoutMs: writeMs })),
    removeDataset: async (dataset) => void (await engine.call('removeFromGraph', { dataset }, { timeoutMs: writeMs })),
    ping: async () => void (await engine.call('query', { cypher: 'RETURN 1 AS one', parameters: {}, rowLimit: 1 }, { timeoutMs: readMs })),
    close,
  };
}

function passagesOf(engine: EngineProcess, namespace: string, close: () => Promise<void>): PassageStore {
  return {
    engine: 'grafeo',
    search: ({ text, filter = {}, k }, { timeoutMs = readMs, signal } = {}) =>
      inSpan({ system: 'grafeo', operation: 'search', namespace, collection: 'passages' }, () => {
        const terms = { en: stemmedTokens(text.en, 'en').join(' '), fr: stemmedTokens(text.fr, 'fr').join(' ') };
        return engine.call('searchPassages', { terms, filter, k }, { timeoutMs, signal });
      }),
    get: (ids, { timeoutMs = readMs, signal } = {}) =>
      inSpan({ system: 'grafeo', operation: 'get', namespace, collection: 'passages' }, () =>
        engine.call('getPassages', { ids }, { timeoutMs, signal }),
      ),
    load: (passages) => engine.call('loadPassages', { passages }, { timeoutMs: writeMs }),
    refresh: () => Promise.resolve(),
    removeDataset: async (dataset) => void (await engine.call('removePassages', { dataset }, { timeoutMs: writeMs })),
    count: (filter = {}) => engine.call('countPassages', { filter }, { timeoutMs: readMs }),
    ping: async () => void (await engine.call('countPassages', { filter: {} }, { timeoutMs: readMs })),
    close,
  };
}
