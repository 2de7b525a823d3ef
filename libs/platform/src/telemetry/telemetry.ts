import { context, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { CompositePropagator, W3CBaggagePropagator, W3CTraceContextPropagator } from '@opentelemetry/core';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, type SpanExporter, type SpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { readConfiguration } from '../configuration/read-configuration.ts';
import { optionalText } from '../configuration/variables.ts';
import { HideContent } from './hide-content.ts';

export interface TelemetryOptions {
  readonly service: string;
  readonly version: string;
  /** Where spans go instead of the OTLP endpoint of the environment. */
  readonly processor?: SpanProcessor;
}

export interface Telemetry {
  /** Sends what is buffered. Never rejects: a collector that is down must not spoil a shutdown. */
  shutdown(): Promise<void>;
}

/**
 * Makes trace ids, spans and W3C propagation work in this process. Spans are exported when OTEL_EXPORTER_OTLP_ENDPOINT is set;
 * without it they only carry their ids.
 */
export async function startTelemetry({ service, version, processor }: TelemetryOptions): Promise<Telemetry> {
  const exporting = processor ?? (await exportingProcessor());
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service, 'service.namespace': 'guichet', 'service.version': version }),
    spanProcessors: exporting ? [new HideContent(), exporting] : [],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new CompositePropagator({ propagators: [new W3CTraceContextPropagator(), new W3CBaggagePropagator()] }));
  trace.setGlobalTracerProvider(provider);
  return { shutdown: () => provider.shutdown().catch(() => undefined) };
}

/** The exporter is loaded only when it is used. It reads its endpoint from the environment itself. */
async function exportingProcessor(): Promise<SpanProcessor | undefined> {
  const { endpoint } = readConfiguration({ endpoint: optionalText('OTEL_EXPORTER_OTLP_ENDPOINT') });
  if (endpoint === undefined) return undefined;
  const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-proto');
  const exporter: SpanExporter = new OTLPTraceExporter();
  return new BatchSpanProcessor({ exporter, maxQueueSize: 8_192 }); // the default of 2,048 drops spans in bursts
}
