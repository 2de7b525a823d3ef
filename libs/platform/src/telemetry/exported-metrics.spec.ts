import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { Logger } from '@nestjs/common';
import { context, diag, metrics, propagation, trace } from '@opentelemetry/api';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { startTelemetry } from './telemetry.ts';

const endpoint = 'OTEL_EXPORTER_OTLP_ENDPOINT';
let collector: Server;
let received: Map<string, string>;
let status: number;
let before: string | undefined;

beforeEach(async () => {
  received = new Map();
  status = 200;
  collector = createServer((request, response) => {
    void buffer(request).then((body) => {
      received.set(request.url ?? '', body.toString('latin1'));
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  before = process.env[endpoint];
  process.env[endpoint] = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
});

afterEach(async () => {
  if (before === undefined) delete process.env[endpoint];
  else process.env[endpoint] = before;
  collector.closeAllConnections();
  await new Promise((resolve) => collector.close(resolve));
  for (const api of [trace, context, propagation, metrics, diag]) api.disable();
});

test('a collector that refuses is told of in the log', async () => {
  const warned: string[] = [];
  Logger.overrideLogger({ warn: (message: string) => warned.push(message), log: () => undefined, error: () => undefined });
  status = 404;
  const telemetry = await startTelemetry({ service: 'desk', version: '1.0.0' });
  trace.getTracer('test').startSpan('ask').end();
  await telemetry.shutdown();
  Logger.overrideLogger(true);
  expect(warned).toContainEqual(expect.stringMatching(/^Telemetry: .*Not Found/));
});

test('spans and counts reach a collector over OTLP, in the name of the service', async () => {
  const telemetry = await startTelemetry({ service: 'desk', version: '1.0.0' });
  trace.getTracer('test').startSpan('ask').end();
  metrics.getMeter('test').createCounter('guichet.questions').add(1, { 'guichet.status': 'answered' });
  await telemetry.shutdown();
  expect([...received.keys()].sort()).toEqual(['/v1/metrics', '/v1/traces']);
  expect(received.get('/v1/traces')).toMatch(/desk[^]*ask/);
  expect(received.get('/v1/metrics')).toMatch(/desk[^]*guichet\.questions[^]*guichet\.status[^]*answered/);
});
