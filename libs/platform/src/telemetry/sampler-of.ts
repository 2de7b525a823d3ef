import { AlwaysOffSampler, AlwaysOnSampler, ParentBasedSampler, type Sampler, TraceIdRatioBasedSampler } from '@opentelemetry/sdk-trace';
import type { TelemetryConfiguration } from './telemetry.config.ts';

/** The sampler that OTEL_TRACES_SAMPLER names. A parent-based one does as the caller decided, so that a trace is whole or absent. */
export function samplerOf({ sampler, samplerRatio }: Pick<TelemetryConfiguration, 'sampler' | 'samplerRatio'>): Sampler {
  const root = rootSampler(sampler.replace('parentbased_', ''), samplerRatio);
  return sampler.startsWith('parentbased_') ? new ParentBasedSampler({ root }) : root;
}

function rootSampler(name: string, ratio: number): Sampler {
  if (name === 'always_on') return new AlwaysOnSampler();
  return name === 'always_off' ? new AlwaysOffSampler() : new TraceIdRatioBasedSampler(ratio);
}
