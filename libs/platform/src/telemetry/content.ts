import type { Attributes } from '@opentelemetry/api';

let shown = false;

/** Whether traces may hold what was asked and found; `startTelemetry` sets it for the process. */
export function showContent(on: boolean): void {
  shown = on;
}

/** Attributes with question text or data: none at all unless GUICHET_TRACE_CONTENT says so. */
export const content = (attributes: () => Attributes): Attributes => (shown ? attributes() : {});
