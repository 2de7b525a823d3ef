import { type Attributes, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';

const tracer = trace.getTracer('guichet.stores');

/** One call to a database, in the words of OpenTelemetry's database conventions. */
export interface StoreCall {
  /** `db.system.name`. */
  readonly system: 'neo4j' | 'opensearch' | 'grafeo';
  readonly operation: string;
  /** `db.namespace`: what of the server is reached. */
  readonly namespace: string;
  readonly collection?: string;
  /** The name of the query's template; `db.query.summary` is made of it. */
  readonly query?: string;
  /** Where the server is; absent for an engine of our own process. */
  readonly server?: URL;
}

/** The call as a span; never the query's text, never its parameters. */
export function inSpan<Result>(call: StoreCall, work: () => Promise<Result>): Promise<Result> {
  const summary = `${call.operation} ${call.query ?? call.collection ?? call.namespace}`;
  return tracer.startActiveSpan(summary, { kind: SpanKind.CLIENT, attributes: attributesOf(call, summary) }, async (span) => {
    try {
      const result = await work();
      if (Array.isArray(result)) span.setAttribute('db.response.returned_rows', result.length);
      return result;
    } catch (error) {
      span.setAttribute('error.type', (error as { code?: string }).code ?? 'INTERNAL');
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
}

const attributesOf = ({ system, operation, namespace, collection, query, server }: StoreCall, summary: string): Attributes => ({
  'db.system.name': system,
  'db.operation.name': operation,
  'db.namespace': namespace,
  'db.collection.name': collection,
  'db.query.summary': summary,
  'guichet.query': query,
  ...(server && { 'server.address': server.hostname, 'server.port': Number(server.port) || undefined }),
});
