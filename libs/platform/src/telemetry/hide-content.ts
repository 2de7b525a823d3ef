import type { Span, SpanProcessor } from '@opentelemetry/sdk-trace';

const attributesWithContent = ['grpc.error_message', 'exception.message', 'exception.stacktrace'];

/** Keeps question text out of traces: error messages of transports may quote it. The status code and `error.type` stay. */
export class HideContent implements SpanProcessor {
  onStart(): void {}

  onEnding(span: Span): void {
    for (const name of attributesWithContent) if (span.attributes[name] !== undefined) span.setAttribute(name, '(hidden)');
    for (const event of span.events) {
      for (const name of attributesWithContent) if (event.attributes?.[name] !== undefined) event.attributes[name] = '(hidden)';
    }
    if (span.status.message !== undefined) span.setStatus({ code: span.status.code, message: '' });
  }

  onEnd(): void {}

  async forceFlush(): Promise<void> {}

  async shutdown(): Promise<void> {}
}
