import { expect, test } from '@jest/globals';
import { telemetryConfiguration } from './telemetry.config.ts';

test('without an endpoint nothing is sent', () => {
  expect(telemetryConfiguration({})).toMatchObject({ tracesExported: false, metricsExported: false, content: false });
});

test.each([
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' }, true, true],
  [{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://jaeger:4318/v1/traces' }, true, false],
  [{ OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: 'http://collector:4318/v1/metrics' }, false, true],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318', OTEL_METRICS_EXPORTER: 'none' }, true, false],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318', OTEL_SDK_DISABLED: 'true' }, false, false],
])('%j sends traces: %s, metrics: %s', (environment, tracesExported, metricsExported) => {
  expect(telemetryConfiguration(environment)).toMatchObject({ tracesExported, metricsExported });
});

test('the batch and the sampler are as the standard variables say', () => {
  const environment = {
    ...{ OTEL_BSP_MAX_QUEUE_SIZE: '100', OTEL_BSP_SCHEDULE_DELAY: '200', OTEL_METRIC_EXPORT_INTERVAL: '1000' },
    ...{ OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG: '0.25' },
  };
  expect(telemetryConfiguration(environment)).toMatchObject({
    sampler: 'parentbased_traceidratio',
    samplerRatio: 0.25,
    batch: { maxQueueSize: 100, scheduledDelayMillis: 200 },
    metricIntervalMs: 1_000,
  });
});

test('a value that means nothing is refused by name', () => {
  expect(() => telemetryConfiguration({ OTEL_TRACES_SAMPLER: 'some', OTEL_TRACES_SAMPLER_ARG: '2' })).toThrow(
    /OTEL_TRACES_SAMPLER must be one of.*OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1/,
  );
});
