import { spansOf } from '@guichet/platform';

/** Spans in the name of the engine; the service's name tells which agent. */
export const { inSpan, inSpanNow } = spansOf('guichet.agent-engine');
