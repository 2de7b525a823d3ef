import { GuichetError } from '@guichet/contracts';
import { type Msg, type NatsConnection, PermissionViolationError } from '@nats-io/transport-node';
import { Logger } from '@nestjs/common';
import { readNatsHeaders, writeNatsHeaders } from './nats-headers.ts';
import { natsFailure } from './nats-failure.ts';
import { busPermission } from './permissions.ts';
import { waitFor, type WaitLimits } from './wait-for.ts';
import type { SubscribeOptions, Wire, WireHeaders, WireMessage, WireSubscription } from './wire.ts';

/** One NATS connection as a wire. The client reconnects and subscribes again by itself. */
export class NatsWire implements Wire {
  readonly system = 'nats';
  private readonly connection: NatsConnection;
  private readonly reconnectGraceMs: number;
  private readonly logger = new Logger('bus');
  /** Pending while the connection is broken. */
  private connected: { promise: Promise<void>; resolve: () => void } = openGate();
  /** Aborted when the connection breaks: replies to what was asked before will not come. */
  private session = new AbortController();

  /** A call waits this long for a broken connection to come back before it fails, so that a short interruption passes unseen. */
  constructor(connection: NatsConnection, reconnectGraceMs: number) {
    this.connection = connection;
    this.reconnectGraceMs = reconnectGraceMs;
    void this.followStatus();
  }

  get maxPayload(): number {
    return this.connection.info?.max_payload ?? 1024 * 1024;
  }

  async request(subject: string, data: Uint8Array, headers: WireHeaders, limits: WaitLimits): Promise<WireMessage> {
    await this.untilConnected(limits);
    const session = this.session.signal;
    const signal = limits.signal ? AbortSignal.any([session, limits.signal]) : session;
    const reply = this.connection.request(subject, data, {
      headers: writeNatsHeaders(headers),
      timeout: Math.max(1, limits.deadline - Date.now()) + 1_000, // our own deadline decides; this one frees the client's memory
    });
    try {
      return toWireMessage(await waitFor(reply, { deadline: limits.deadline, signal }));
    } catch (thrown) {
      throw natsFailure(thrown, subject);
    }
  }

  publish(subject: string, data: Uint8Array, headers: WireHeaders): void {
    try {
      this.connection.publish(subject, data, { headers: writeNatsHeaders(headers) });
    } catch (thrown) {
      throw natsFailure(thrown, subject);
    }
  }

  async subscribe(subject: string, { queue, onMessage }: SubscribeOptions): Promise<WireSubscription> {
    let refused: Error | undefined;
    try {
      const subscription = this.connection.subscribe(subject, {
        queue,
        callback: (error, message) => {
          if (error) refused = error;
          else onMessage(toWireMessage(message));
        },
      });
      await this.connection.flush(); // the server's refusal, if any, comes before its answer to the flush
      if (refused) throw busPermission('subscribe', subject, refused);
      return { drain: () => (this.connection.isClosed() || subscription.isClosed() ? Promise.resolve() : subscription.drain()) };
    } catch (thrown) {
      throw natsFailure(thrown, subject);
    }
  }

  async ready(): Promise<void> {
    await this.untilConnected({ deadline: Date.now() + this.reconnectGraceMs });
  }

  async close(): Promise<void> {
    if (this.connection.isClosed()) return;
    if (!this.session.signal.aborted) await this.connection.drain();
    else await this.connection.close();
  }

  private async untilConnected({ deadline, signal }: WaitLimits): Promise<void> {
    if (this.connection.isClosed()) throw new GuichetError('UNAVAILABLE', 'The connection to NATS is closed.');
    if (!this.session.signal.aborted) return;
    try {
      await waitFor(this.connected.promise, { deadline: Math.min(deadline, Date.now() + this.reconnectGraceMs), signal });
    } catch (thrown) {
      if (signal?.aborted) throw thrown;
      throw new GuichetError('UNAVAILABLE', 'The connection to NATS is down; it is being tried again.', { cause: thrown });
    }
  }

  private async followStatus(): Promise<void> {
    for await (const status of this.connection.status()) {
      if (status.type === 'disconnect') {
        this.connected = Promise.withResolvers<void>();
        this.session.abort(new GuichetError('UNAVAILABLE', 'The connection to NATS broke while a call waited for its reply.'));
        this.logger.warn('The connection to NATS is down; trying again.');
      } else if (status.type === 'reconnect') {
        this.session = new AbortController();
        this.connected.resolve();
        this.logger.log('The connection to NATS is back.');
      } else if (status.type === 'error') {
        const { error } = status;
        if (error instanceof PermissionViolationError) this.logger.error(`NATS refused a ${error.operation} on ${error.subject}.`);
        else this.logger.error(`NATS: ${error.message}`);
      }
    }
  }
}

function openGate() {
  const gate = Promise.withResolvers<void>();
  gate.resolve();
  return gate;
}

function toWireMessage(message: Msg): WireMessage {
  const { subject, data } = message;
  const headers = readNatsHeaders(message.headers);
  if (!message.reply) return { subject, data, headers };
  return {
    subject,
    data,
    headers,
    respond: (reply, replyHeaders) => void message.respond(reply, { headers: writeNatsHeaders(replyHeaders) }),
  };
}
