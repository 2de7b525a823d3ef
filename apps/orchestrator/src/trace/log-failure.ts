import { Logger } from '@nestjs/common';
import { GuichetError } from '@guichet/contracts';

const logger = new Logger('counter');

/**
 * Says what ended a part of a question and where. The message of an unexpected error stays out: it may quote the question or a customer's
 * data. The line's run and trace ids are those of the active context.
 */
export function logFailure(what: string, thrown: unknown): void {
  if (thrown instanceof GuichetError) return logger.warn(`${what}: ${thrown.code}: ${thrown.message}`);
  logger.error(`${what}: unexpected ${nameAndFrames(thrown)}`);
}

function nameAndFrames(thrown: unknown): string {
  if (!(thrown instanceof Error)) return `value of type ${typeof thrown}`;
  const frames = thrown.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  return [thrown.name, ...frames].join('\n');
}
