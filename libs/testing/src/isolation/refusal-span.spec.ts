import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { admitRequest } from '@guichet/agent-engine';
import { createInProcessBus, InProcessHub } from '@guichet/bus';
import { CapabilityVerifier, newSigningKey, publicKeysOf } from '@guichet/identity';
import { startTelemetry, type Telemetry } from '@guichet/platform';
import { context, propagation, trace } from '@opentelemetry/api';
import { InMemorySpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace';
import { request, response, retrieve, within } from '../bus/participants.ts';

let exporter: InMemorySpanExporter;
let telemetry: Telemetry;
beforeEach(async () => {
  exporter = new InMemorySpanExporter();
  telemetry = await startTelemetry({ service: 'test', version: '1.0.0', processor: new SimpleSpanProcessor({ exporter }) });
});
afterEach(async () => {
  await telemetry.shutdown();
  trace.disable();
  context.disable();
  propagation.disable();
});

it('the span of a refused request says why', async () => {
  const hub = new InProcessHub();
  const [orchestrator, banking] = [createInProcessBus({ hub, user: 'orchestrator' }), createInProcessBus({ hub, user: 'banking' })];
  const verifier = new CapabilityVerifier('banking', publicKeysOf(await newSigningKey()));
  await banking.serve(retrieve, async (asked, served) => {
    await admitRequest(asked, served, verifier);
    return response();
  });
  await expect(orchestrator.call(retrieve, request(), within(20_000))).rejects.toMatchObject({ code: 'PERMISSION_DENIED' });
  await orchestrator.close();
  await banking.close();
  const processing = exporter.getFinishedSpans().find(({ name }) => name === `process ${retrieve.subject}`);
  expect(processing?.attributes).toMatchObject({ 'guichet.capability.refused': 'absent', 'error.type': 'PERMISSION_DENIED' });
});
