import { OTLPExporterBase } from '@opentelemetry/otlp-exporter-base';
import { convertLegacyHttpOptions, createOtlpHttpExportDelegate } from '@opentelemetry/otlp-exporter-base/node-http';
import { MetricsExporterMetricsHelper, ProtobufMetricsSerializer } from '@opentelemetry/otlp-transformer';
import { AggregationTemporality, type PushMetricExporter, type ResourceMetrics } from '@opentelemetry/sdk-metrics';

/** Sends metrics over OTLP, to where OTEL_EXPORTER_OTLP_METRICS_ENDPOINT or OTEL_EXPORTER_OTLP_ENDPOINT says. */
export class OtlpMetricExporter extends OTLPExporterBase<ResourceMetrics> implements PushMetricExporter {
  constructor() {
    const options = convertLegacyHttpOptions({}, 'METRICS', 'v1/metrics', { 'Content-Type': 'application/x-protobuf' });
    super(
      createOtlpHttpExportDelegate(
        options,
        ProtobufMetricsSerializer,
        'otlp_http_metric_exporter',
        MetricsExporterMetricsHelper,
        undefined,
      ),
    );
  }

  selectAggregationTemporality(): AggregationTemporality {
    return AggregationTemporality.CUMULATIVE;
  }
}
