import { context, propagation, SpanStatusCode, trace } from '@opentelemetry/api';
import { InMemorySpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { content, showContent } from './content.ts';
import { startTelemetry, type Telemetry } from './telemetry.ts';
import { traceId } from './trace-id.ts';

describe('telemetry', () => {
  let exporter: InMemorySpanExporter;
  let telemetry: Telemetry;

  beforeEach(async () => {
    exporter = new InMemorySpanExporter();
    telemetry = await startTelemetry({ service: 'desk', version: '1.0.0', processor: new SimpleSpanProcessor({ exporter }) });
  });

  afterEach(async () => {
    await telemetry.shutdown();
    trace.disable();
    context.disable();
    propagation.disable();
  });

  test('the active span gives the trace id, also after an await, and it travels as W3C headers', async () => {
    expect(traceId()).toBe('');
    await trace.getTracer('test').startActiveSpan('ask', async (span) => {
      await new Promise(setImmediate);
      const carrier: Record<string, string> = {};
      propagation.inject(context.active(), carrier);
      expect(traceId()).toMatch(/^[0-9a-f]{32}$/);
      expect(carrier['traceparent']).toContain(traceId());
      span.end();
    });
    expect(exporter.getFinishedSpans().map(({ name, resource }) => [name, resource.attributes['service.name']])).toEqual([['ask', 'desk']]);
  });

  test('messages that may quote a question do not leave the process', () => {
    const span = trace.getTracer('test').startSpan('ask', { attributes: { 'grpc.error_message': 'what is my balance' } });
    span.recordException(new Error('what is my balance'));
    span.setStatus({ code: SpanStatusCode.ERROR, message: 'what is my balance' });
    span.end();
    const [exported] = exporter.getFinishedSpans();
    expect(exported?.status.code).toBe(SpanStatusCode.ERROR);
    expect(JSON.stringify([exported?.attributes, exported?.status, exported?.events])).not.toContain('balance');
  });

  test('nothing that holds content is even made unless it is switched on', () => {
    const made: string[] = [];
    const question = () => (made.push('question'), { 'guichet.question': 'what is my balance' });
    expect(content(question)).toEqual({});
    expect(made).toEqual([]);
    showContent(true);
    expect(content(question)).toEqual({ 'guichet.question': 'what is my balance' });
    showContent(false);
  });
});
