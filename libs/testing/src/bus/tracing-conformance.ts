import { startTelemetry, type Telemetry, traceId } from '@guichet/platform';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { context, propagation, SpanKind, trace } from '@opentelemetry/api';
import { InMemorySpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace';
import { type Connect, request, response, retrieve, within } from './participants.ts';

export function tracingConformance(connect: Connect): void {
  describe('tracing', () => {
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

    const tracer = () => trace.getTracer('test');

    test('one tree crosses the bus, whatever span was active when the service started', async () => {
      const orchestrator = await connect('orchestrator');
      const traces: string[] = [];
      await tracer().startActiveSpan('start', async (span) => {
        const banking = await connect('banking');
        await banking.serve(retrieve, async () => {
          traces.push(traceId());
          await new Promise(setImmediate);
          tracer().startSpan('query').end();
          return response();
        });
        span.end();
      });
      await tracer().startActiveSpan('ask', async (span) => {
        traces.push(traceId());
        await orchestrator.call(retrieve, request(), within(5_000));
        span.end();
      });

      const spans = exporter.getFinishedSpans();
      const named = (name: string) => spans.find((span) => span.name === name)!;
      const parentOf = (name: string) => spans.find((span) => span.spanContext().spanId === named(name).parentSpanContext?.spanId)?.name;
      expect(new Set(traces).size).toBe(1);
      expect(parentOf('query')).toBe(`process ${retrieve.subject}`);
      expect(parentOf(`process ${retrieve.subject}`)).toBe(`publish ${retrieve.subject}`);
      expect(parentOf(`publish ${retrieve.subject}`)).toBe('ask');
      expect(named(`process ${retrieve.subject}`)).toMatchObject({
        kind: SpanKind.CONSUMER,
        attributes: {
          'messaging.operation.type': 'process',
          'messaging.destination.name': retrieve.subject,
          'messaging.consumer.group.name': 'banking',
          'guichet.run.id': 'run',
          'guichet.step.id': 's1',
        },
      });
    });

    test('a failure is seen on both sides, by its code', async () => {
      const [orchestrator, banking] = [await connect('orchestrator'), await connect('banking')];
      await banking.serve(retrieve, async () => {
        throw new Error('secret');
      });
      await orchestrator.call(retrieve, request(), within(5_000)).catch(() => undefined);
      const spans = exporter.getFinishedSpans();
      expect(spans.map(({ attributes }) => attributes['error.type'])).toEqual(['INTERNAL', 'INTERNAL']);
      expect(JSON.stringify(spans.map(({ attributes, events, status }) => [attributes, events, status]))).not.toContain('secret');
    });
  });
}
