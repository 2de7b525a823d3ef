import { SpanStatusCode, trace, type Attributes, type Span, type SpanKind } from '@opentelemetry/api';
import { GuichetError } from '@guichet/contracts';

const tracer = trace.getTracer('guichet.orchestrator');

/** What one part of the work is, in OpenTelemetry's GenAI words where they have one. */
export interface Operation {
  readonly name: string;
  readonly kind?: SpanKind;
  readonly attributes: Attributes;
}

/** Runs work in a span of its own. Attributes are ids, codes and counts: never what was asked, found or said, nor whose it is. */
export function inSpan<Result>({ name, kind, attributes }: Operation, work: (span: Span) => Promise<Result>): Promise<Result> {
  return tracer.startActiveSpan(name, { kind, attributes }, async (span) => {
    try {
      return await work(span);
    } catch (error) {
      markFailed(span, GuichetError.from(error).code);
      throw error;
    } finally {
      span.end();
    }
  });
}

/** No message: it could quote what was asked. */
export function markFailed(span: Span, code: string): void {
  span.setAttribute('error.type', code);
  span.setStatus({ code: SpanStatusCode.ERROR });
}
