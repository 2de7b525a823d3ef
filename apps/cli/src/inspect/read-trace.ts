import { GuichetError } from '@guichet/contracts';

/** A span as people read it. Times are milliseconds; `startMs` counts from the start of the trace. */
export interface ReadSpan {
  readonly service: string;
  readonly name: string;
  readonly kind: string;
  readonly startMs: number;
  readonly durationMs: number;
  readonly failed: boolean;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly children: readonly ReadSpan[];
}

/** What Jaeger's query API answers: flat, with references; times in microseconds. */
interface JaegerTrace {
  readonly spans: readonly JaegerSpan[];
  readonly processes: Readonly<Record<string, { readonly serviceName: string }>>;
}

interface JaegerSpan {
  readonly spanID: string;
  readonly operationName: string;
  readonly references: readonly { readonly refType: string; readonly spanID: string }[];
  readonly startTime: number;
  readonly duration: number;
  readonly tags: readonly { readonly key: string; readonly value: unknown }[];
  readonly processID: string;
}

const patienceMs = 10_000;

/**
 * Reads a trace by Jaeger's query API. More than one root: spans whose parent Jaeger does not have (yet).
 * INVALID_ARGUMENT, NOT_FOUND and UNAVAILABLE say what to do.
 */
export async function readTrace(jaeger: string, traceId: string): Promise<ReadSpan[]> {
  if (!/^[0-9a-f]{32}$/.test(traceId)) {
    throw new GuichetError(
      'INVALID_ARGUMENT',
      `“${traceId}” is no trace id: it has 32 hexadecimal digits, and an answer prints it after “trace”.`,
    );
  }
  const response = await fetch(`${jaeger.replace(/\/$/, '')}/api/traces/${traceId}`, { signal: AbortSignal.timeout(patienceMs) }).catch(
    (cause: unknown) => {
      throw new GuichetError(
        'UNAVAILABLE',
        `No Jaeger answers at ${jaeger}; start one with scripts/servers/start-jaeger.sh, or name it with --jaeger.`,
        { cause },
      );
    },
  );
  if (response.status === 404) throw notThere(jaeger, traceId);
  const trace = response.ok ? await traceIn(response) : undefined;
  if (!trace) throw new GuichetError('UNAVAILABLE', `What answers at ${jaeger} is not Jaeger’s query API (${response.status}).`);
  if (trace.spans.length === 0) throw notThere(jaeger, traceId);
  return treesOf(trace);
}

const notThere = (jaeger: string, traceId: string) =>
  new GuichetError(
    'NOT_FOUND',
    `Jaeger at ${jaeger} has no trace ${traceId}. Services send their spans every few seconds; they do so only when OTEL_EXPORTER_OTLP_TRACES_ENDPOINT was set at their start.`,
  );

async function traceIn(response: Response): Promise<JaegerTrace | undefined> {
  try {
    return ((await response.json()) as { data?: JaegerTrace[] }).data?.[0];
  } catch {
    return undefined;
  }
}

function treesOf({ spans, processes }: JaegerTrace): ReadSpan[] {
  const known = new Set(spans.map(({ spanID }) => spanID));
  const begin = Math.min(...spans.map(({ startTime }) => startTime));
  const parentOf = ({ references }: JaegerSpan) =>
    references.find(({ refType, spanID }) => refType === 'CHILD_OF' && known.has(spanID))?.spanID;
  const byParent = Map.groupBy(
    spans.toSorted((a, b) => a.startTime - b.startTime),
    parentOf,
  );
  const read = (span: JaegerSpan): ReadSpan => {
    const attributes = Object.fromEntries(span.tags.map(({ key, value }) => [key, value]));
    return {
      service: processes[span.processID]?.serviceName ?? '',
      name: span.operationName,
      kind: typeof attributes['span.kind'] === 'string' ? attributes['span.kind'] : 'internal',
      startMs: (span.startTime - begin) / 1000,
      durationMs: span.duration / 1000,
      failed: attributes['error'] === true,
      attributes,
      children: (byParent.get(span.spanID) ?? []).map(read),
    };
  };
  return (byParent.get(undefined) ?? []).map(read);
}
