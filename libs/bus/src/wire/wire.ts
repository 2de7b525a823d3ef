/** Header names are case-sensitive, values are single lines of visible ASCII or UTF-8. */
export type WireHeaders = Readonly<Record<string, string>>;

export interface WireMessage {
  readonly subject: string;
  readonly data: Uint8Array;
  readonly headers: WireHeaders;
  /** Present when the sender waits for a reply. At most one reply is delivered. */
  readonly respond?: (data: Uint8Array, headers: WireHeaders) => void;
}

export interface WireSubscription {
  /** Resolves when no further message will be handed to the handler. */
  drain(): Promise<void>;
}

export interface SubscribeOptions {
  /** Participants that share a queue group share the work: each message reaches one of them. */
  readonly queue?: string;
  readonly onMessage: (message: WireMessage) => void;
}

/**
 * Bytes and headers between participants: all that differs between NATS and in-process. What the port promises
 * (codec, deadlines, error envelope, cancel, drain, spans) is made once, above it.
 * Failures are GuichetErrors: NO_RESPONDER, BUS_PERMISSION, UNAVAILABLE, INVALID_ARGUMENT (too large), DEADLINE_EXCEEDED, CANCELLED.
 */
export interface Wire {
  /** OpenTelemetry's `messaging.system`. */
  readonly system: string;
  /** Bytes that one message may have. */
  readonly maxPayload: number;
  /** Sends once and waits for one reply until the deadline (epoch milliseconds) or the signal. */
  request(
    subject: string,
    data: Uint8Array,
    headers: WireHeaders,
    options: { deadline: number; signal?: AbortSignal },
  ): Promise<WireMessage>;
  publish(subject: string, data: Uint8Array, headers: WireHeaders): void;
  /** Resolves once the other side has accepted it. */
  subscribe(subject: string, options: SubscribeOptions): Promise<WireSubscription>;
  ready(): Promise<void>;
  /** Sends what is buffered, then closes. */
  close(): Promise<void>;
}
