import { GuichetError } from '@guichet/contracts';

export interface WaitLimits {
  /** Epoch milliseconds. */
  readonly deadline: number;
  readonly signal?: AbortSignal;
}

/** The promise's result, unless the deadline passes (DEADLINE_EXCEEDED) or the signal fires (CANCELLED) first. */
export async function waitFor<T>(promise: Promise<T>, { deadline, signal }: WaitLimits): Promise<T> {
  promise.catch(() => undefined); // a result that comes after the limit has no other reader
  assertNotOver({ deadline, signal });
  let release = () => {};
  const limit = new Promise<never>((_, reject) => {
    const timer = setTimeout(() => reject(deadlineExceeded()), Math.max(0, deadline - Date.now()));
    const onAbort = () => reject(cancelled(signal));
    signal?.addEventListener('abort', onAbort, { once: true });
    release = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
    };
  });
  try {
    return await Promise.race([promise, limit]);
  } finally {
    release();
  }
}

/** Throws when there is nothing left to wait for. */
export function assertNotOver({ deadline, signal }: WaitLimits): void {
  if (signal?.aborted) throw cancelled(signal);
  if (deadline <= Date.now()) throw deadlineExceeded();
}

export const deadlineExceeded = (): GuichetError =>
  new GuichetError('DEADLINE_EXCEEDED', 'No answer came before the deadline; ask again with more time.');

/** An abort whose reason is already a GuichetError keeps its code: an expired budget stays DEADLINE_EXCEEDED. */
function cancelled(signal: AbortSignal | undefined): GuichetError {
  if (signal?.reason instanceof GuichetError) return signal.reason;
  return new GuichetError('CANCELLED', 'The caller cancelled this call.', { cause: signal?.reason });
}
