import { contentType, GuichetError, headers } from '@guichet/contracts';
import type { CallContext } from '../bus.ts';
import type { WireHeaders } from '../wire/wire.ts';

/** What a request says about itself. */
export interface ReceivedCall {
  readonly runId: string;
  readonly stepId: string;
  /** On this machine's clock: clocks differ, so what travels is the time that remains. */
  readonly deadline: number;
  readonly capability: string | undefined;
}

export function writeCallHeaders(context: CallContext, now = Date.now()): Record<string, string> {
  return {
    [headers.contentType]: contentType,
    [headers.remainingMs]: String(Math.max(0, Math.floor(context.deadline - now))),
    ...(context.runId && { [headers.runId]: context.runId }),
    ...(context.stepId && { [headers.stepId]: context.stepId }),
    ...(context.capability && { [headers.capability]: context.capability }),
  };
}

/** GuichetError MALFORMED when the content type is another one or no time limit came along. */
export function readCallHeaders(received: WireHeaders, now = Date.now()): ReceivedCall {
  const type = received[headers.contentType];
  if (type !== contentType) throw malformed(`The header ${headers.contentType} must be ${contentType}.`);
  const remaining = received[headers.remainingMs] ?? '';
  if (!/^\d{1,12}$/.test(remaining)) throw malformed(`The header ${headers.remainingMs} must hold the milliseconds that remain.`);
  return {
    runId: received[headers.runId] ?? '',
    stepId: received[headers.stepId] ?? '',
    deadline: now + Number(remaining),
    capability: received[headers.capability],
  };
}

const malformed = (message: string) => new GuichetError('MALFORMED', message);
