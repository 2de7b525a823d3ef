import { SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';

const tracer = trace.getTracer('guichet.stores');

/** One call to a database as a span, by the database conventions; never the query's text, never its parameters. */
export function inSpan<Result>(system: string, operation: string, work: () => Promise<Result>): Promise<Result> {
  const attributes = { 'db.system.name': system, 'db.operation.name': operation, 'db.query.summary': operation };
  return tracer.startActiveSpan(`${operation} ${system}`, { kind: SpanKind.CLIENT, attributes }, async (span) => {
    try {
      return await work();
    } catch (error) {
      span.setAttribute('error.type', (error as { code?: string }).code ?? 'INTERNAL');
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
}
