import { readConfiguration } from '../configuration/read-configuration.ts';
import { flag, oneOf, optionalText, type Variable, wholeNumber } from '../configuration/variables.ts';

const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;
export type SamplerName = (typeof samplers)[number];

export interface TelemetryConfiguration {
  readonly tracesExported: boolean;
  readonly metricsExported: boolean;
  readonly sampler: SamplerName;
  /** The share of traces that the ratio samplers take, 0 to 1. */
  readonly samplerRatio: number;
  readonly batch: { readonly maxQueueSize: number; readonly maxExportBatchSize: number; readonly scheduledDelayMillis: number };
  readonly metricIntervalMs: number;
  /** Whether traces may hold what was asked and found. */
  readonly content: boolean;
}

/** OpenTelemetry's own variables, which its parts for Node no longer read themselves, and GUICHET_TRACE_CONTENT. Endpoints and headers the exporters read. */
export function telemetryConfiguration(environment: NodeJS.ProcessEnv = process.env): TelemetryConfiguration {
  const read = readConfiguration(
    {
      disabled: flag('OTEL_SDK_DISABLED', false),
      endpoint: optionalText('OTEL_EXPORTER_OTLP_ENDPOINT'),
      tracesEndpoint: optionalText('OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'),
      metricsEndpoint: optionalText('OTEL_EXPORTER_OTLP_METRICS_ENDPOINT'),
      tracesExporter: oneOf('OTEL_TRACES_EXPORTER', ['otlp', 'none'], 'otlp'),
      metricsExporter: oneOf('OTEL_METRICS_EXPORTER', ['otlp', 'none'], 'otlp'),
      sampler: oneOf('OTEL_TRACES_SAMPLER', samplers, 'parentbased_always_on'),
      samplerRatio: share('OTEL_TRACES_SAMPLER_ARG', 1),
      queue: wholeNumber('OTEL_BSP_MAX_QUEUE_SIZE', 8_192), // OpenTelemetry's 2,048 drops spans in bursts
      batch: wholeNumber('OTEL_BSP_MAX_EXPORT_BATCH_SIZE', 512),
      delayMs: wholeNumber('OTEL_BSP_SCHEDULE_DELAY', 5_000),
      metricIntervalMs: wholeNumber('OTEL_METRIC_EXPORT_INTERVAL', 60_000),
      content: flag('GUICHET_TRACE_CONTENT', false),
    },
    environment,
  );
  const exported = (own: string | undefined, exporter: string) =>
    !read.disabled && exporter === 'otlp' && (own ?? read.endpoint) !== undefined;
  return {
    tracesExported: exported(read.tracesEndpoint, read.tracesExporter),
    metricsExported: exported(read.metricsEndpoint, read.metricsExporter),
    sampler: read.sampler,
    samplerRatio: read.samplerRatio,
    batch: { maxQueueSize: read.queue, maxExportBatchSize: read.batch, scheduledDelayMillis: read.delayMs },
    metricIntervalMs: read.metricIntervalMs,
    content: read.content,
  };
}

const share = (name: string, fallback: number): Variable<number> => ({
  name,
  fallback,
  required: false,
  parse: (value) => {
    const number = Number(value);
    if (!(number >= 0 && number <= 1)) throw new Error('a number from 0 to 1');
    return number;
  },
});
