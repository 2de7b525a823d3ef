import { setTimeout as wait } from 'node:timers/promises';

/** A span as Jaeger tells of it, with the path of spans that led to it. */
export interface TracedSpan {
  readonly service: string;
  readonly name: string;
  /** Names from the root down to this one, each as `service: name`. */
  readonly path: readonly string[];
  readonly kind: string;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly isRoot: boolean;
  readonly hasKnownParent: boolean;
}

export interface JaegerTrace {
  readonly spans: readonly TracedSpan[];
  /** All that Jaeger holds of it. */
  readonly text: string;
}

interface FlatTrace {
  readonly spans: readonly {
    readonly spanID: string;
    readonly operationName: string;
    readonly references: readonly { readonly refType: string; readonly spanID: string }[];
    readonly tags: readonly { readonly key: string; readonly value: unknown }[];
    readonly processID: string;
  }[];
  readonly processes: Readonly<Record<string, { readonly serviceName: string }>>;
}

/** Reads a trace whose services have sent all that they had: Jaeger takes a moment to store it, so it is read until it no longer grows. */
export async function readJaegerTrace(jaeger: string, traceId: string): Promise<JaegerTrace> {
  let known: FlatTrace | undefined;
  for (const limit = Date.now() + 60_000; Date.now() < limit; await wait(1_000)) {
    const response = await fetch(`${jaeger}/api/traces/${traceId}`);
    if (!response.ok) continue; // 404 until the first span
    const trace = ((await response.json()) as { data: FlatTrace[] }).data[0];
    if (trace && trace.spans.length === known?.spans.length) return treeOf(trace);
    known = trace;
  }
  throw new Error(`Jaeger at ${jaeger} holds no settled trace ${traceId}.`);
}

function treeOf({ spans, processes }: FlatTrace): JaegerTrace {
  const byId = new Map(spans.map((span) => [span.spanID, span]));
  const parentOf = (span: FlatTrace['spans'][number]) => span.references.find(({ refType }) => refType === 'CHILD_OF')?.spanID;
  const pathOf = (span: FlatTrace['spans'][number]): string[] => {
    const parent = byId.get(parentOf(span) ?? '');
    return [...(parent ? pathOf(parent) : []), `${processes[span.processID]!.serviceName}: ${span.operationName}`];
  };
  return {
    text: JSON.stringify({ spans, processes }),
    spans: spans.map((span) => {
      const attributes = Object.fromEntries(span.tags.map(({ key, value }) => [key, value]));
      const parent = parentOf(span);
      return {
        service: processes[span.processID]!.serviceName,
        name: span.operationName,
        path: pathOf(span),
        kind: String(attributes['span.kind']),
        attributes,
        isRoot: parent === undefined,
        hasKnownParent: parent !== undefined && byId.has(parent),
      };
    }),
  };
}

/** Each distinct place in the tree once, below its parent and sorted, as `service: name (kind)`. */
export function outlineOf({ spans }: JaegerTrace): string {
  const places = new Map(spans.map(({ path, kind }) => [path.join(' > '), { path, kind }]));
  const sorted = [...places].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, place]) => place);
  return sorted.map(({ path, kind }) => `${'  '.repeat(path.length - 1)}${path.at(-1)} (${kind})`).join('\n');
}
