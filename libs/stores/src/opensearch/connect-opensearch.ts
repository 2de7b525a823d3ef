import { Client } from '@opensearch-project/opensearch';
import { GuichetError } from '@guichet/contracts';
import type { QueryOptions } from '../graph-store.ts';
import type { Passage, PassageFilter, PassageHit, PassageStore } from '../passage-store.ts';
import { inSpan } from '../span.ts';
import { stemmedTokens } from '../stemmed-tokens.ts';
import { exactBm25, statisticsOf } from './exact-bm25.ts';
import { indexSettings } from './index-settings.ts';
import { fromOpenSearchError } from './opensearch-error.ts';
import { toDocument, toFilterClauses } from './passage-document.ts';

export interface OpenSearchOptions {
  /** For example "http://127.0.0.1:9200". */
  readonly url: string;
  readonly user: string;
  readonly password: string;
  /** The domain; its index is `<domain>-passages`, and its user may reach `<domain>-*` alone. */
  readonly domain: string;
}

const readMs = 30_000;
const writeMs = 120_000;
const batch = 500;
const removalBatch = 5_000;
/** More than `k`, since Lucene's own order is only nearly exact. */
const slack = 20;
const languages = ['en', 'fr'] as const;

interface Hit {
  readonly _id: string;
  readonly _score: number;
  readonly _source: { readonly passage: Passage };
}

/** One domain's passages in OpenSearch. */
export function connectOpenSearch({ url, user, password, domain }: OpenSearchOptions): PassageStore {
  const client = new Client({ node: url, auth: { username: user, password }, maxRetries: 0 });
  const index = `${domain}-passages`;
  const callOf = (operation: string) =>
    ({ system: 'opensearch', operation, namespace: domain, collection: index, server: new URL(url) }) as const;

  const ensureIndex = async () => {
    const { body: exists } = await within(client.indices.exists({ index }, { requestTimeout: writeMs }));
    if (!exists) await within(client.indices.create({ index, body: indexSettings as never }, { requestTimeout: writeMs }));
  };
  const hits = async (body: object, options: QueryOptions): Promise<Hit[]> => {
    const { body: found } = await within(
      client.search({ index, ignore_unavailable: true, body: body }, { requestTimeout: options.timeoutMs ?? readMs }),
      options.signal,
    );
    return (found.hits?.hits ?? []) as unknown as Hit[];
  };

  /** How often the terms occur in the index; nothing when there is no index yet. */
  const termStatistics = async (doc: Readonly<Record<string, string>>, options: QueryOptions) => {
    const body = { doc, term_statistics: true, field_statistics: true, positions: false, offsets: false, payloads: false };
    try {
      return (await within(client.termvectors({ index, body: body }, { requestTimeout: options.timeoutMs ?? readMs }), options.signal))
        .body;
    } catch (error) {
      if (error instanceof GuichetError && error.code === 'NOT_FOUND') return {};
      throw error;
    }
  };

  return {
    engine: 'opensearch',
    search: ({ text, filter = {}, k }, options = {}) =>
      inSpan(callOf('search'), async () => {
        const terms = { en: stemmedTokens(text.en, 'en'), fr: stemmedTokens(text.fr, 'fr') };
        const asked = languages.filter((language) => terms[language].length > 0);
        if (asked.length === 0) return stopIfAborted(options.signal);
        const should = asked.map((language) => ({
          match: { [`terms_${language}`]: { query: terms[language].join(' '), analyzer: 'whitespace' } },
        }));
        const query = { bool: { filter: toFilterClauses(filter), should, minimum_should_match: 1 } };
        const [found, statistics] = await Promise.all([
          hits({ size: k + slack, query, sort: [{ _score: 'desc' }, { id: 'asc' }], track_scores: true, _source: ['passage'] }, options),
          termStatistics(Object.fromEntries(asked.map((language) => [`terms_${language}`, terms[language].join(' ')])), options),
        ]);
        const scored = found.map(({ _source: { passage } }) => {
          const known = statisticsOf(statistics, passage.language);
          return { passage, score: known ? exactBm25(passage, terms[passage.language], known) : 0 };
        });
        return scored.sort((a, b) => b.score - a.score || a.passage.id.localeCompare(b.passage.id)).slice(0, k);
      }),
    get: (ids, options = {}) =>
      inSpan(callOf('get'), async () => {
        const found = await hits({ size: ids.length, query: { terms: { id: [...ids] } }, _source: ['passage'] }, options);
        const byId = new Map(found.map(({ _source }) => [_source.passage.id, _source.passage]));
        return ids.flatMap((id) => byId.get(id) ?? []);
      }),
    load: async (passages) => {
      await ensureIndex();
      for (let start = 0; start < passages.length; start += batch) {
        const body = passages
          .slice(start, start + batch)
          .flatMap((passage) => [{ index: { _index: index, _id: passage.id } }, toDocument(passage)]);
        const { body: result } = await within(client.bulk({ body }, { requestTimeout: writeMs }));
        if (result.errors)
          throw new GuichetError('INTERNAL', 'OpenSearch refused some passages.', {
            cause: result.items.find((item) => item['index']?.error),
          });
      }
      return passages.length;
    },
    refresh: async () => void (await within(client.indices.refresh({ index, ignore_unavailable: true }, { requestTimeout: writeMs }))),
    // By hand: delete-by-query is a module that a minimal distribution does not have.
    removeDataset: async (dataset) => {
      const refresh = () => within(client.indices.refresh({ index, ignore_unavailable: true }, { requestTimeout: writeMs }));
      for (;;) {
        await refresh();
        const found = await hits({ size: removalBatch, query: { term: { dataset } }, _source: false }, { timeoutMs: writeMs });
        if (found.length === 0) return;
        const body = found.map(({ _id }) => ({ delete: { _index: index, _id } }));
        await within(client.bulk({ body }, { requestTimeout: writeMs }));
      }
    },
    count: async (filter: PassageFilter = {}) => {
      const body = { query: { bool: { filter: toFilterClauses(filter) } } };
      return (await within(client.count({ index, ignore_unavailable: true, body }, { requestTimeout: readMs }))).body.count;
    },
    ping: async () => void (await within(client.count({ index, ignore_unavailable: true }, { requestTimeout: readMs }))),
    close: () => client.close(),
  };
}

/** The client ignores abort signals; its promise has an `abort` of its own. */
async function within<Result>(call: Promise<Result>, signal?: AbortSignal): Promise<Result> {
  // It gives the call back, which rejects; a listener that returns such a promise ends the process.
  const abort = () => void (call as Promise<Result> & { abort?: () => unknown }).abort?.();
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort, { once: true });
  try {
    return await call;
  } catch (error) {
    throw fromOpenSearchError(error);
  } finally {
    signal?.removeEventListener('abort', abort);
  }
}

function stopIfAborted(signal: AbortSignal | undefined): PassageHit[] {
  if (signal?.aborted) throw new GuichetError('CANCELLED', 'The call was cancelled.');
  return [];
}
