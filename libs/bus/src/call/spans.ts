import { GuichetError, headers } from '@guichet/contracts';
import {
  type Attributes,
  context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type TextMapGetter,
  trace,
} from '@opentelemetry/api';
import type { WireHeaders } from '../wire/wire.ts';

export interface Destination {
  /** OpenTelemetry's `messaging.system`. */
  readonly system: string;
  readonly subject: string;
  readonly queue?: string;
  readonly bodySize: number;
}

const tracer = () => trace.getTracer('@guichet/bus');

/** Runs `send` in a span "publish <subject>"; what it is given are the headers with the trace context added. */
export function publishSpan<T>(destination: Destination, sent: WireHeaders, send: (headers: WireHeaders) => Promise<T>): Promise<T> {
  const options = { kind: SpanKind.PRODUCER, attributes: attributes(destination, 'publish', 'send', sent) };
  return tracer().startActiveSpan(`publish ${destination.subject}`, options, (span) => {
    const carrier = { ...sent };
    propagation.inject(context.active(), carrier);
    return ended(span, () => send(carrier));
  });
}

/**
 * Runs `work` in a span "process <subject>" under the sender's span. The parent is read with ROOT_CONTEXT: a connection
 * that was opened inside a span would otherwise hand that span to every message.
 */
export function processSpan<T>(destination: Destination, received: WireHeaders, work: (span: Span) => Promise<T>): Promise<T> {
  const parent = propagation.extract(ROOT_CONTEXT, received, getter);
  const options = { kind: SpanKind.CONSUMER, attributes: attributes(destination, 'process', 'process', received) };
  return tracer().startActiveSpan(`process ${destination.subject}`, options, parent, (span) => ended(span, () => work(span)));
}

const getter: TextMapGetter<WireHeaders> = {
  get: (carrier, key) => carrier[key],
  keys: (carrier) => Object.keys(carrier),
};

async function ended<T>(span: Span, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (thrown) {
    const { code } = GuichetError.from(thrown);
    span.setAttribute('error.type', code);
    span.setStatus({ code: SpanStatusCode.ERROR }); // no message: it could quote what was asked
    throw thrown;
  } finally {
    span.end();
  }
}

function attributes({ system, subject, queue, bodySize }: Destination, name: string, type: string, sent: WireHeaders): Attributes {
  return {
    'messaging.system': system,
    'messaging.operation.name': name,
    'messaging.operation.type': type,
    'messaging.destination.name': subject,
    'messaging.message.body.size': bodySize,
    'messaging.consumer.group.name': queue,
    'guichet.run.id': sent[headers.runId],
    'guichet.step.id': sent[headers.stepId],
    'guichet.budget.remaining_ms': headers.remainingMs in sent ? Number(sent[headers.remainingMs]) : undefined,
  };
}
