import { context, diag, metrics, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { CompositePropagator, W3CBaggagePropagator, W3CTraceContextPropagator } from '@opentelemetry/core';
import { detectResources, resourceAttributesEnvDetector, resourceFromAttributes, serviceNameEnvDetector } from '@opentelemetry/resources';
import type { IMetricReader } from '@opentelemetry/sdk-metrics';
import { BatchSpanProcessor, type SpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { showContent } from './content.ts';
import { HideContent } from './hide-content.ts';
import { reportProblems } from './report-problems.ts';
import { samplerOf } from './sampler-of.ts';
import { telemetryConfiguration, type TelemetryConfiguration } from './telemetry.config.ts';

export interface TelemetryOptions {
  readonly service: string;
  readonly version: string;
  /** Where spans go instead of the OTLP endpoint of the environment. */
  readonly processor?: SpanProcessor;
  /** Where metrics go instead. */
  readonly reader?: IMetricReader;
}

export interface Telemetry {
  /** Sends what is buffered. Never rejects: a collector that is down must not spoil a shutdown. */
  shutdown(): Promise<void>;
}

/**
 * Makes trace ids, spans, metrics and W3C propagation work in this process, as OpenTelemetry's own variables say. Without an endpoint
 * spans only carry their ids, and nothing is counted.
 */
export async function startTelemetry(options: TelemetryOptions): Promise<Telemetry> {
  const { service, version } = options;
  const configuration = telemetryConfiguration();
  reportProblems();
  const resource = resourceFromAttributes({
    'service.name': service,
    'service.namespace': 'guichet',
    'service.version': version,
    'service.instance.id': crypto.randomUUID(),
  }).merge(detectResources({ detectors: [resourceAttributesEnvDetector, serviceNameEnvDetector] }));
  const [processor, reader] = await Promise.all([
    options.processor ?? exportingProcessor(configuration),
    options.reader ?? exportingReader(configuration),
  ]);
  const tracing = new TracerProvider({
    resource,
    sampler: samplerOf(configuration),
    spanProcessors: processor ? [...(configuration.content ? [] : [new HideContent()]), processor] : [],
  });
  showContent(configuration.content);
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new CompositePropagator({ propagators: [new W3CTraceContextPropagator(), new W3CBaggagePropagator()] }));
  trace.setGlobalTracerProvider(tracing);
  const metering = reader && new (await import('@opentelemetry/sdk-metrics')).MeterProvider({ resource, readers: [reader] });
  if (metering) metrics.setGlobalMeterProvider(metering);
  const shutdown = async () => {
    const ended = await Promise.allSettled([tracing.shutdown(), metering?.shutdown()]);
    for (const end of ended) if (end.status === 'rejected') diag.warn(String(end.reason));
  };
  return { shutdown };
}

/** Exporters are loaded only when they are used. They read their endpoints from the environment themselves. */
async function exportingProcessor({ tracesExported, batch }: TelemetryConfiguration): Promise<SpanProcessor | undefined> {
  if (!tracesExported) return undefined;
  const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-proto');
  return new BatchSpanProcessor({ exporter: new OTLPTraceExporter(), ...batch });
}

async function exportingReader({ metricsExported, metricIntervalMs }: TelemetryConfiguration): Promise<IMetricReader | undefined> {
  if (!metricsExported) return undefined;
  const [{ PeriodicExportingMetricReader }, { OtlpMetricExporter }] = await Promise.all([
    import('@opentelemetry/sdk-metrics'),
    import('./otlp-metric-exporter.ts'),
  ]);
  return new PeriodicExportingMetricReader({ exporter: new OtlpMetricExporter(), exportIntervalMillis: metricIntervalMs });
}
