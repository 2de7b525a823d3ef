import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { connectOpenSearch } from './connect-opensearch.ts';

/** A server that takes requests and never answers. */
let silent: Server;

beforeEach(async () => {
  silent = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(silent, 'listening');
});

afterEach(() => {
  silent.closeAllConnections();
  silent.close();
});

it('ends a search that is cancelled while OpenSearch works on it, and nothing else', async () => {
  const url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  const store = connectOpenSearch({ url, user: 'banking', password: 'x', domain: 'banking' });
  const cancel = new AbortController();
  silent.once('request', () => cancel.abort());
  const search = store.search({ text: { en: 'account', fr: '' }, k: 1 }, { signal: cancel.signal, timeoutMs: 30_000 });
  await expect(search).rejects.toMatchObject({ code: 'CANCELLED' });
  await nextTurn(); // what nobody catches would fail this test
  await store.close();
});
