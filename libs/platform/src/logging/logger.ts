import { baggageKeys, GuichetError } from '@guichet/contracts';
import type { LoggerService } from '@nestjs/common';
import { propagation } from '@opentelemetry/api';
import pino, { type DestinationStream, type Level } from 'pino';
import { traceId } from '../telemetry/trace-id.ts';

export interface LoggerOptions {
  readonly service: string;
  readonly level: Level;
  /** Whether messages of unexpected errors are written: they may quote questions or data. */
  readonly content: boolean;
  readonly destination: DestinationStream;
}

/** Nest's logger on pino: every line carries service, context, trace id, run and step. */
export class Logger implements LoggerService {
  private readonly pino: pino.Logger;
  private readonly content: boolean;

  constructor({ service, level, content, destination }: LoggerOptions) {
    this.content = content;
    this.pino = pino(
      { level, base: { service }, messageKey: 'message', timestamp: pino.stdTimeFunctions.isoTime, mixin: () => identifiers() },
      destination,
    );
  }

  log = (message: unknown, ...rest: unknown[]) => this.write('info', message, rest);
  error = (message: unknown, ...rest: unknown[]) => this.write('error', message, rest);
  warn = (message: unknown, ...rest: unknown[]) => this.write('warn', message, rest);
  debug = (message: unknown, ...rest: unknown[]) => this.write('debug', message, rest);
  verbose = (message: unknown, ...rest: unknown[]) => this.write('trace', message, rest);
  fatal = (message: unknown, ...rest: unknown[]) => this.write('fatal', message, rest);

  /** Nest passes the context last, and for errors sometimes a stack before it. */
  private write(level: Level, message: unknown, rest: unknown[]): void {
    const texts = rest.filter((part): part is string => typeof part === 'string');
    const stack = texts.find((part) => part.includes('\n    at '));
    const context = texts.findLast((part) => part !== stack);
    const error = [message, ...rest].find((part): part is Error => part instanceof Error);
    const written = typeof message === 'string' && !this.quotes(message, stack) ? message : describe(error ?? message, this.content);
    this.pino[level]({ context, stack: framesOf(error?.stack ?? stack) }, written);
  }

  /** Nest's exception logger hands over an unexpected error's message as text, next to its stack. */
  private quotes(message: string, stack: string | undefined): boolean {
    return !this.content && stack !== undefined && stack.includes(message);
  }
}

function identifiers() {
  const baggage = propagation.getActiveBaggage();
  return {
    trace_id: traceId() || undefined,
    run_id: baggage?.getEntry(baggageKeys.runId)?.value,
    step_id: baggage?.getEntry(baggageKeys.stepId)?.value,
  };
}

/** GuichetErrors hold no personal data by contract; the text of any other error may. */
function describe(message: unknown, content: boolean): string {
  if (message instanceof GuichetError) return `${message.code}: ${message.message}`;
  if (message instanceof Error)
    return content ? `${message.name}: ${message.message}` : `${message.name} (its message is hidden; GUICHET_LOG_CONTENT=true shows it)`;
  if (typeof message === 'string')
    return content ? message : 'An unexpected error (its message is hidden; GUICHET_LOG_CONTENT=true shows it)';
  return JSON.stringify(message) ?? String(message);
}

/** Where it happened, without the first lines, which repeat the message. */
function framesOf(stack: string | undefined): string | undefined {
  const frames = stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return frames?.length ? frames.map((line) => line.trim()).join('\n') : undefined;
}
