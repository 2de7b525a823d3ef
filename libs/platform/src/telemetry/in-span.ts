import { type Attributes, type Span, type SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { GuichetError } from '@guichet/contracts';

/** What one part of the work is, in OpenTelemetry's words where it has some, else under `guichet.*`. */
export interface Operation {
  readonly name: string;
  readonly kind?: SpanKind;
  /** Ids, codes, counts and scores: never what was asked, found or said, nor whose it is. That goes through `content`. */
  readonly attributes: Attributes;
}

export interface Spans {
  /** Runs work in a span of its own, which ends with it and bears its failure by code. */
  readonly inSpan: <Result>(operation: Operation, work: (span: Span) => Promise<Result>) => Promise<Result>;
  /** The same for work that is done at once. */
  readonly inSpanNow: <Result>(operation: Operation, work: (span: Span) => Result) => Result;
}

/** Spans in the name of one library or service. */
export function spansOf(library: string): Spans {
  const tracer = trace.getTracer(library);
  return {
    inSpan: ({ name, kind, attributes }, work) =>
      tracer.startActiveSpan(name, { kind, attributes }, async (span) => {
        try {
          return await work(span);
        } catch (error) {
          markFailed(span, GuichetError.from(error).code);
          throw error;
        } finally {
          span.end();
        }
      }),
    inSpanNow: ({ name, kind, attributes }, work) =>
      tracer.startActiveSpan(name, { kind, attributes }, (span) => {
        try {
          return work(span);
        } catch (error) {
          markFailed(span, GuichetError.from(error).code);
          throw error;
        } finally {
          span.end();
        }
      }),
  };
}

/** No message: it could quote what was asked. */
export function markFailed(span: Span, code: string): void {
  span.setAttribute('error.type', code);
  span.setStatus({ code: SpanStatusCode.ERROR });
}
