import type { Announcement, CancelNotice } from '@guichet/contracts';

/** Encodes and decodes one protobuf message; ts-proto's generated objects are such codecs. */
export interface Codec<Message> {
  encode(message: Message): { finish(): Uint8Array };
  decode(bytes: Uint8Array): Message;
}

/** One request-reply call on the bus. */
export interface Method<Request, Response> {
  readonly name: 'retrieve' | 'card' | 'review';
  readonly subject: string;
  /** The service that answers: a domain's id or "critic". Its replicas share one queue group of this name. */
  readonly service: string;
  readonly request: Codec<Request>;
  readonly response: Codec<Response>;
}

/** What travels in a call's headers. */
export interface CallContext {
  readonly runId: string;
  readonly stepId: string;
  /** Epoch milliseconds on this machine's clock; what remains of it is what travels. Every call has one. */
  readonly deadline: number;
  /** Ends the wait; the caller also broadcasts a cancel so that the agent stops. */
  readonly signal?: AbortSignal;
  readonly capability?: string;
}

/** What a handler is told about the call it answers. */
export interface ServedContext {
  readonly runId: string;
  readonly stepId: string;
  readonly deadline: number;
  /** Fires at the deadline, on a cancel notice for this run and step, and when the process stops hard. */
  readonly signal: AbortSignal;
  readonly capability: string | undefined;
}

export type Handler<Request, Response> = (request: Request, context: ServedContext) => Promise<Response>;

/** Something that stops when asked: no new work, what is in flight ends first. */
export interface Serving {
  readonly inFlight: number;
  drain(): Promise<void>;
}

/** The one way services speak to each other. NATS in production, in-process for all-in-one; one suite for both. */
export interface Bus {
  /** Asks and waits. Every failure is a GuichetError: NO_RESPONDER, DEADLINE_EXCEEDED, BUS_PERMISSION, MALFORMED, CANCELLED, or what the handler threw. */
  call<Request, Response>(method: Method<Request, Response>, request: Request, context: CallContext): Promise<Response>;
  serve<Request, Response>(method: Method<Request, Response>, handler: Handler<Request, Response>): Promise<Serving>;
  /** Tells every replica of a service to stop working on a run (and step). */
  cancel(service: string, notice: CancelNotice): void;
  announce(announcement: Announcement): void;
  /** Returns a function that ends the subscription. */
  onAnnouncement(handler: (announcement: Announcement) => void): () => void;
  /** Resolves when the connection is usable; GuichetError UNAVAILABLE otherwise. */
  ready(): Promise<void>;
  /** Drains everything served and closes the connection. */
  close(): Promise<void>;
}
