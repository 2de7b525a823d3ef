import { spansOf } from '@guichet/platform';

/** Spans in the orchestrator's name. */
export const { inSpan, inSpanNow } = spansOf('guichet.orchestrator');
