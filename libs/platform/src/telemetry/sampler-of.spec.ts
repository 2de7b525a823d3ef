import { ROOT_CONTEXT, SpanKind, trace, TraceFlags } from '@opentelemetry/api';
import { SamplingDecision } from '@opentelemetry/sdk-trace';
import { expect, test } from '@jest/globals';
import { samplerOf } from './sampler-of.ts';
import type { SamplerName } from './telemetry.config.ts';

const traceId = '0af7651916cd43dd8448eb211c80319c';
const under = (traceFlags: TraceFlags) =>
  trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId: 'b7ad6b7169203331', traceFlags, isRemote: true });
const takes = (sampler: SamplerName, ratio: number, parent = ROOT_CONTEXT) =>
  samplerOf({ sampler, samplerRatio: ratio }).shouldSample(parent, traceId, 'ask', SpanKind.SERVER, {}, []).decision ===
  SamplingDecision.RECORD_AND_SAMPLED;

test.each<[SamplerName, number, boolean]>([
  ['always_on', 1, true],
  ['always_off', 1, false],
  ['traceidratio', 1, true],
  ['traceidratio', 0, false],
  ['parentbased_always_on', 1, true],
  ['parentbased_always_off', 1, false],
  ['parentbased_traceidratio', 0, false],
])('%s with %s takes a new trace: %s', (sampler, ratio, expected) => {
  expect(takes(sampler, ratio)).toBe(expected);
});

test('a parent-based sampler does as the caller decided, any other as it would', () => {
  expect(takes('parentbased_always_on', 1, under(TraceFlags.NONE))).toBe(false);
  expect(takes('parentbased_always_off', 1, under(TraceFlags.SAMPLED))).toBe(true);
  expect(takes('always_on', 1, under(TraceFlags.NONE))).toBe(true);
});
