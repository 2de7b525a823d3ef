import { INVALID_TRACEID, trace } from '@opentelemetry/api';

/** The id of the active trace, 32 hexadecimal digits; empty outside of any span. */
export function traceId(): string {
  const id = trace.getActiveSpan()?.spanContext().traceId;
  return id === undefined || id === INVALID_TRACEID ? '' : id;
}
