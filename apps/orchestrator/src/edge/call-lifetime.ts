import type { ServerUnaryCall, ServerWritableStream } from '@grpc/grpc-js';
import { GuichetError } from '@guichet/contracts';

export type GrpcCall = ServerUnaryCall<unknown, unknown> | ServerWritableStream<unknown, unknown>;

export const deadlineLimits = { defaultMs: 20_000, maximumMs: 120_000, minimumMs: 50 } as const;

export interface Lifetime {
  /** Epoch milliseconds. */
  readonly deadline: number;
  /** Fires when the client cancels or its deadline passes. */
  readonly signal: AbortSignal;
  /** Must be called when the handler ends: gRPC also reports `cancelled` after a normal end. */
  readonly release: () => void;
}

/** The client's deadline within our limits, and its cancellation. Throws DEADLINE_EXCEEDED early when no work fits in. */
export function lifetimeOf(call: GrpcCall, now = Date.now()): Lifetime {
  const asked = call.getDeadline();
  // grpc-js reads a client's timeout as a fraction of a millisecond; timers take whole ones.
  const asMs = Math.floor(asked instanceof Date ? asked.getTime() : asked);
  const deadline = Number.isFinite(asMs) ? Math.min(asMs, now + deadlineLimits.maximumMs) : now + deadlineLimits.defaultMs;
  if (deadline - now < deadlineLimits.minimumMs) {
    throw new GuichetError('DEADLINE_EXCEEDED', `The deadline leaves less than ${deadlineLimits.minimumMs} ms; allow at least a second.`);
  }
  const controller = new AbortController();
  const abort = () => controller.abort();
  call.on('cancelled', abort);
  return { deadline, signal: controller.signal, release: () => void call.off('cancelled', abort) };
}
