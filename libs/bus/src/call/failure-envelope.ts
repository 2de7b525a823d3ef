import { contentType, type ErrorCode, errorCodes, Failure, GuichetError, headers } from '@guichet/contracts';
import type { WireHeaders } from '../wire/wire.ts';

/** An error reply: its code in a header, so that nobody takes it for an answer, and a Failure as its body. Causes stay here. */
export function writeFailure(error: GuichetError): { data: Uint8Array; headers: WireHeaders } {
  const failure: Failure = {
    code: error.code,
    message: error.message,
    retryable: error.retryable,
    retryAfterMs: Math.max(0, Math.round(error.retryAfterMs ?? 0)),
    details: { ...error.details },
  };
  return { data: Failure.encode(failure).finish(), headers: { [headers.contentType]: contentType, [headers.error]: error.code } };
}

/** The error that a reply carries; undefined when it is an answer. A code of a newer peer becomes the nearest that is known. */
export function readFailure(replyHeaders: WireHeaders, data: Uint8Array): GuichetError | undefined {
  const code = replyHeaders[headers.error];
  if (code === undefined) return undefined;
  const failure = decodeFailure(data);
  if (!failure) return new GuichetError(knownCode(code, false), 'The service failed and did not say why.');
  return new GuichetError(knownCode(code, failure.retryable), failure.message, {
    retryAfterMs: failure.retryAfterMs || undefined,
    details: failure.details,
  });
}

function decodeFailure(data: Uint8Array): Failure | undefined {
  try {
    return Failure.decode(data);
  } catch {
    return undefined;
  }
}

function knownCode(code: string, retryable: boolean): ErrorCode {
  if (Object.hasOwn(errorCodes, code)) return code as ErrorCode;
  return retryable ? 'UNAVAILABLE' : 'INTERNAL';
}
