import { RetrieveRequest, RetrieveResponse, Status } from '@guichet/contracts';
import { type Bus, type BusOptions, type CallContext, type Codec, methods } from '@guichet/bus';

/** A participant of the bus under test that acts as this user; the suite closes it. */
export type Connect = (user: string, options?: BusOptions) => Promise<Bus>;

export const retrieve = methods.retrieve('banking');

export const request = (question = 'question'): RetrieveRequest => RetrieveRequest.fromPartial({ protocolVersion: 1, question });
export const response = (tool = 'tool'): RetrieveResponse => RetrieveResponse.fromPartial({ status: Status.STATUS_ANSWERED, tool });

export const within = (milliseconds: number, changes: Partial<CallContext> = {}): CallContext => ({
  runId: 'run',
  stepId: 's1',
  deadline: Date.now() + milliseconds,
  ...changes,
});

/** Bytes as they are, to send what no generated codec would. */
export const bytes: Codec<Uint8Array> = { encode: (message) => ({ finish: () => message }), decode: (message) => message };

/** A field of three bytes of which one is there. */
export const garbage = Uint8Array.of(10, 3, 65);

/** Rejects with the signal's reason when it fires. */
export const untilAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true }));
