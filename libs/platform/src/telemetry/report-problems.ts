import { Logger } from '@nestjs/common';
import { diag, DiagLogLevel } from '@opentelemetry/api';

/** Lets the log say when telemetry cannot be sent or was dropped; by itself OpenTelemetry keeps silent. What it reports holds no content. */
export function reportProblems(): void {
  const logger = new Logger('telemetry');
  const report = (message: string) => logger.warn(reasonIn(message));
  const ignore = () => undefined;
  diag.setLogger(
    { error: report, warn: report, info: ignore, debug: ignore, verbose: ignore },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
}

/** Errors come as JSON with their stack. */
function reasonIn(message: string): string {
  const reason = /"message":"((?:[^"\\]|\\.)*)"/.exec(message)?.[1] ?? message;
  return `Telemetry: ${reason}`;
}
