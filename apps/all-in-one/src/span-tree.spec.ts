import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { context, metrics, propagation, trace } from '@opentelemetry/api';
import { AggregationTemporality, InMemoryMetricExporter, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import { InMemorySpanExporter, SimpleSpanProcessor, type ReadableSpan } from '@opentelemetry/sdk-trace';
import { startTelemetry, type Telemetry } from '@guichet/platform';
import { askOverGrpc } from './ask-over-grpc.ts';
import { startAllInOne, type AllInOne } from './start-all-in-one.ts';

class AwaitedSpans extends InMemorySpanExporter {
  readonly #asked = Promise.withResolvers<void>();
  /** Resolves once a question's server span has ended. */
  readonly asked = this.#asked.promise;

  override export(...[spans, done]: Parameters<InMemorySpanExporter['export']>): void {
    super.export(spans, done);
    if (spans.some(({ name }) => name.endsWith('GuichetService/Ask'))) this.#asked.resolve();
  }
}

describe('the spans and counts of a question to two domains', () => {
  const exporter = new AwaitedSpans();
  const counted = new InMemoryMetricExporter(AggregationTemporality.CUMULATIVE);
  const reader = new PeriodicExportingMetricReader({ exporter: counted, exportIntervalMillis: 3_600_000 });
  let spans: readonly ReadableSpan[];
  let home: string;
  let telemetry: Telemetry;
  let all: AllInOne;

  beforeAll(async () => {
    telemetry = await startTelemetry({ service: 'test', version: '1.0.0', processor: new SimpleSpanProcessor({ exporter }), reader });
    home = mkdtempSync(join(tmpdir(), 'guichet-spans-'));
    all = await startAllInOne({ data: 'demo', dataRoot: '', home, engine: 'embedded', port: 0 });
    const { ask, close } = askOverGrpc(all.address);
    exporter.reset();
    await ask('customer:C-1001', 'What are the balances of my accounts, and what is the deductible of my car insurance?');
    close();
    await exporter.asked; // a server span ends just after its answer has left
    const { traceId } = exporter
      .getFinishedSpans()
      .find(({ name }) => name.endsWith('GuichetService/Ask'))!
      .spanContext();
    spans = exporter.getFinishedSpans().filter((span) => span.spanContext().traceId === traceId);
  }, 240_000);

  afterAll(async () => {
    await all.close();
    await telemetry.shutdown();
    trace.disable();
    context.disable();
    propagation.disable();
    metrics.disable();
    rmSync(home, { recursive: true });
  });

  /** Names from the server's span down to this one. */
  const path = (span: ReadableSpan): string[] => {
    const parent = spans.find((one) => one.spanContext().spanId === span.parentSpanContext?.spanId);
    return [...(parent ? path(parent) : []), span.name];
  };
  const paths = () => new Set(spans.map((span) => path(span).join(' > ')));
  const workflow = 'guichet.v1.GuichetService/Ask > invoke_workflow answer_question';

  it('are one tree: plan, each agent with its tool and its database, critique, compose', () => {
    expect(spans.filter(({ parentSpanContext }) => !parentSpanContext)).toHaveLength(1);
    for (const part of ['plan', 'critique', 'compose']) expect(paths()).toContain(`${workflow} > ${part}`);
    expect(paths()).toContain(`${workflow} > critique > publish guichet.v1.critic.review > process guichet.v1.critic.review`);
    for (const domain of ['banking', 'insurance']) {
      const subject = `guichet.v1.${domain}.retrieve`;
      const tool = new RegExp(
        `^${workflow} > invoke_agent ${domain} > publish ${subject} > process ${subject} > execute_tool [a-z_]+ > [a-z_]+ [a-z_.]+$`,
      );
      expect([...paths()].filter((one) => tool.test(one))).not.toEqual([]);
    }
  });

  it('say how each was chosen and how it ended, by the names of OpenTelemetry', () => {
    const operations = new Set(spans.map(({ attributes }) => attributes['gen_ai.operation.name']));
    expect(operations).toEqual(new Set([undefined, 'invoke_workflow', 'plan', 'invoke_agent', 'execute_tool']));
    const banking = spans.find(({ name }) => name === 'invoke_agent banking')!;
    expect(banking.attributes).toMatchObject({
      'guichet.domain': 'banking',
      'guichet.status': 'answered',
      'guichet.tool': expect.stringMatching(/balance/),
      'guichet.rung': expect.stringMatching(/^(rule|classifier)$/),
    });
  });

  it('count it by status, its decisions by rung, its tools by outcome, and the cards', async () => {
    await reader.forceFlush();
    const points = (name: string): Record<string, unknown>[] =>
      counted
        .getMetrics()
        .at(-1)!
        .scopeMetrics.flatMap((scope) => scope.metrics)
        .filter(({ descriptor }) => descriptor.name === name)
        .flatMap(({ dataPoints }) => dataPoints.map(({ attributes, value }) => ({ ...attributes, value })));
    expect(points('guichet.questions')).toEqual([{ 'guichet.status': 'answered', 'guichet.stop_reason': 'complete', value: 1 }]);
    expect(points('guichet.questions.in_flight')).toEqual([{ value: 0 }]);
    expect(points('guichet.question.duration')).toEqual([{ 'guichet.status': 'answered', value: expect.objectContaining({ count: 1 }) }]);
    const decided = points('guichet.decisions').map((point) => [point['guichet.decision'], point['guichet.domain']].join(' '));
    expect(decided.sort()).toEqual(['domain banking', 'domain insurance', 'tool banking', 'tool insurance']);
    const called = points('guichet.tool.calls').map((point) => [point['guichet.domain'], point['guichet.outcome'], point.value].join(' '));
    expect(called.sort()).toEqual(['banking found 1', 'insurance found 1']);
    expect(points('guichet.cards')).toHaveLength(3);
  });

  it('tell nothing of what was asked or answered, nor whose it is', () => {
    const told = JSON.stringify(spans.map(({ name, attributes, events, status }) => [name, attributes, events, status]));
    for (const secret of ['car insurance', 'my accounts', 'C-1001', 'acc_1001']) expect(told).not.toContain(secret);
  });
});
