import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { readTrace } from './read-trace.ts';
import { renderTrace } from './render-trace.ts';

const id = '0af7651916cd43dd8448eb211c80319c';
const span = (
  spanID: string,
  operationName: string,
  parent: string | undefined,
  startTime: number,
  tags: Record<string, unknown> = {},
) => ({
  ...{ spanID, operationName, startTime, duration: 2_500, processID: spanID.startsWith('b') ? 'p2' : 'p1' },
  references: parent === undefined ? [] : [{ refType: 'CHILD_OF', spanID: parent }],
  tags: Object.entries(tags).map(([key, value]) => ({ key, value })),
});
const processes = { p1: { serviceName: 'orchestrator' }, p2: { serviceName: 'banking' } };
const whole = [
  span('b2', 'select tool', 'b1', 3_000, { 'guichet.rung': 'rule', 'guichet.scores': '[0.98765,0.01]' }),
  span('a1', 'guichet.v1.GuichetService/Ask', undefined, 1_000, { 'span.kind': 'server' }),
  span('b1', 'process guichet.v1.banking.retrieve', 'a1', 2_000, { error: true, 'error.type': 'INTERNAL' }),
];

describe('a trace', () => {
  let server: Server;
  let jaeger: string;
  let answer: (path: string) => { status: number; body: string };

  beforeEach(async () => {
    server = createServer((request, response) => {
      const { status, body } = answer(request.url ?? '');
      response.writeHead(status).end(body);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    jaeger = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });

  afterEach(() => new Promise((resolve) => server.close(resolve)));

  const holding = (spans: readonly object[]) => (path: string) =>
    path === `/api/traces/${id}` ? { status: 200, body: JSON.stringify({ data: [{ spans, processes }] }) } : { status: 404, body: '{}' };

  it('is shown as a tree in the order of time, with what Guichet says of each part', async () => {
    answer = holding(whole);
    expect(renderTrace(await readTrace(jaeger, id)).split('\n')).toEqual([
      '     0.0      2.5 ms  orchestrator  guichet.v1.GuichetService/Ask',
      '     1.0      2.5 ms  banking         ✗ process guichet.v1.banking.retrieve  · error INTERNAL',
      '     2.0      2.5 ms  banking           select tool  · rung rule · scores 0.98, 0.01',
      '',
      '3 spans of banking, orchestrator',
    ]);
  });

  it('of which spans are missing says so', async () => {
    answer = holding(whole.filter(({ spanID }) => spanID !== 'b1'));
    const roots = await readTrace(jaeger, id);
    expect(roots.map(({ name }) => name)).toEqual(['guichet.v1.GuichetService/Ask', 'select tool']);
    expect(renderTrace(roots)).toContain('2 pieces');
  });

  it.each([
    ['that is not there', 'NOT_FOUND', () => ({ status: 404, body: '{}' }), id],
    ['asked of something else', 'UNAVAILABLE', () => ({ status: 200, body: '<html>' }), id],
    ['with a wrong id', 'INVALID_ARGUMENT', () => ({ status: 200, body: '' }), 'abc'],
  ])('%s is an error that says what to do', async (_, code, answers, asked) => {
    answer = answers;
    await expect(readTrace(jaeger, asked)).rejects.toMatchObject({ code });
  });

  it('asked of nobody says how to start a Jaeger', async () => {
    await expect(readTrace('http://127.0.0.1:1', id)).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      message: expect.stringContaining('start-jaeger.sh'),
    });
  });
});
