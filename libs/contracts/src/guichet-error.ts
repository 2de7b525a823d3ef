/** Stable codes, free of any transport. One table per edge maps them: gRPC in the orchestrator, NATS in `bus`. */
export const errorCodes = {
  INVALID_ARGUMENT: { retryable: false },
  UNAUTHENTICATED: { retryable: false },
  PERMISSION_DENIED: { retryable: false },
  NOT_FOUND: { retryable: false },
  /** The same request id with another body. */
  REQUEST_ID_REUSED: { retryable: false },
  FAILED_PRECONDITION: { retryable: false },
  RESOURCE_EXHAUSTED: { retryable: true },
  CANCELLED: { retryable: false },
  DEADLINE_EXCEEDED: { retryable: true },
  /** Nobody listens on the subject. */
  NO_RESPONDER: { retryable: true },
  /** The connection is down or closing. */
  UNAVAILABLE: { retryable: true },
  /** The bus refused the subject to this user. */
  BUS_PERMISSION: { retryable: false },
  /** The bytes are not the message that the subject carries. */
  MALFORMED: { retryable: false },
  /** The peer speaks a protocol that this side does not. */
  PROTOCOL_MISMATCH: { retryable: false },
  INTERNAL: { retryable: false },
} as const satisfies Record<string, { retryable: boolean }>;

export type ErrorCode = keyof typeof errorCodes;

export interface GuichetErrorOptions {
  readonly cause?: unknown;
  /** Milliseconds after which a retry makes sense. */
  readonly retryAfterMs?: number;
  /** Facts for a machine; no question text, no personal data. */
  readonly details?: Readonly<Record<string, string>>;
}

/** The one error type that crosses libs and services. `message` says what to do and holds no personal data. */
export class GuichetError extends Error {
  override readonly name = 'GuichetError';
  readonly code: ErrorCode;
  readonly retryAfterMs: number | undefined;
  readonly details: Readonly<Record<string, string>>;

  constructor(code: ErrorCode, message: string, options: GuichetErrorOptions = {}) {
    super(message, { cause: options.cause });
    this.code = code;
    this.retryAfterMs = options.retryAfterMs;
    this.details = options.details ?? {};
  }

  get retryable(): boolean {
    return errorCodes[this.code].retryable;
  }

  /** Anything thrown, as a GuichetError; what is not one becomes INTERNAL with the original as its cause. */
  static from(thrown: unknown): GuichetError {
    if (thrown instanceof GuichetError) return thrown;
    return new GuichetError('INTERNAL', 'An unexpected error ended this call; its cause is in the log.', { cause: thrown });
  }
}
