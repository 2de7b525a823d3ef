import { context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Context } from '@opentelemetry/api';
import type { Metadata } from '@grpc/grpc-js';
import { GuichetError } from '@guichet/contracts';
import { grpcStatusName } from './grpc-error.ts';
import { serviceName } from './service-definition.ts';

/** The statuses that say that the server failed; the others are the client's doing, and no error of this span (OpenTelemetry's RPC conventions). */
const serverFaults = new Set(['UNKNOWN', 'DEADLINE_EXCEEDED', 'UNIMPLEMENTED', 'INTERNAL', 'UNAVAILABLE', 'DATA_LOSS']);
const tracer = trace.getTracer('guichet.orchestrator');
const fromMetadata = {
  keys: (metadata: Metadata) => Object.keys(metadata.getMap()),
  get: (metadata: Metadata, key: string) => metadata.get(key)[0]?.toString(),
};

export interface ServerSpan {
  /** The context in which the call's work runs. */
  readonly context: Context;
  end(error?: unknown): void;
}

/** The span of one call, child of the client's where it sent its trace context; by the RPC conventions. */
export function openServerSpan(method: string, metadata: Metadata): ServerSpan {
  const parent = propagation.extract(ROOT_CONTEXT, metadata, fromMetadata);
  const attributes = { 'rpc.system.name': 'grpc', 'rpc.method': `${serviceName}/${method}` };
  const span = tracer.startSpan(`${serviceName}/${method}`, { kind: SpanKind.SERVER, attributes }, parent);
  return {
    context: trace.setSpan(parent, span),
    end: (error) => {
      const status = grpcStatusName(error);
      span.setAttribute('rpc.response.status_code', status);
      if (error !== undefined) span.setAttribute('error.type', GuichetError.from(error).code);
      if (serverFaults.has(status)) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
  };
}

/** Runs each step of a stream in a context: a generator otherwise runs in that of whoever asks for its next value. */
export async function* inContext<Item>(where: Context, items: AsyncIterable<Item>): AsyncGenerator<Item> {
  const iterator = items[Symbol.asyncIterator]();
  try {
    for (;;) {
      const step = await context.with(where, () => iterator.next());
      if (step.done) return;
      yield step.value;
    }
  } finally {
    await context.with(where, () => iterator.return?.());
  }
}
