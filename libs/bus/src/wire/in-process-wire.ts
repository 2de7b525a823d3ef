import { setImmediate as nextTurn } from 'node:timers/promises';
import { GuichetError } from '@guichet/contracts';
import type { InProcessHub } from './in-process-hub.ts';
import { assertPermitted, type Permissions } from './permissions.ts';
import { waitFor } from './wait-for.ts';
import type { SubscribeOptions, Wire, WireHeaders, WireMessage, WireSubscription } from './wire.ts';

/** One participant's side of a hub. With permissions it is held to them as a NATS server would hold it. */
export class InProcessWire implements Wire {
  readonly system = 'guichet.in_process';
  readonly maxPayload = 8 * 1024 * 1024;
  private readonly hub: InProcessHub;
  private readonly permissions: Permissions | undefined;
  private readonly open = new Set<WireSubscription>();
  private closed = false;

  constructor(hub: InProcessHub, permissions?: Permissions) {
    this.hub = hub;
    this.permissions = permissions;
  }

  async request(
    subject: string,
    data: Uint8Array,
    headers: WireHeaders,
    options: { deadline: number; signal?: AbortSignal },
  ): Promise<WireMessage> {
    this.check('publish', subject);
    const { promise, resolve } = Promise.withResolvers<WireMessage>();
    const respond = (reply: Uint8Array, replyHeaders: WireHeaders) =>
      resolve({ subject, data: reply.slice(), headers: { ...replyHeaders } });
    if (!this.hub.deliver({ subject, data, headers: { ...headers }, respond })) {
      throw new GuichetError('NO_RESPONDER', `Nobody listens on ${subject}; is that service running?`);
    }
    return waitFor(promise, options);
  }

  publish(subject: string, data: Uint8Array, headers: WireHeaders): void {
    this.check('publish', subject);
    this.hub.deliver({ subject, data, headers: { ...headers } });
  }

  async subscribe(subject: string, { queue, onMessage }: SubscribeOptions): Promise<WireSubscription> {
    this.check('subscribe', subject);
    const subscription = { subject, queue, onMessage };
    this.hub.add(subscription);
    const handle: WireSubscription = {
      drain: async () => {
        this.hub.remove(subscription);
        this.open.delete(handle);
        await nextTurn(); // what was handed over before the removal arrives first
      },
    };
    this.open.add(handle);
    return handle;
  }

  async ready(): Promise<void> {
    this.assertOpen();
  }

  async close(): Promise<void> {
    await Promise.all([...this.open].map((subscription) => subscription.drain()));
    this.closed = true;
  }

  private check(operation: 'publish' | 'subscribe', subject: string): void {
    this.assertOpen();
    if (this.permissions) assertPermitted(this.permissions, operation, subject);
  }

  private assertOpen(): void {
    if (this.closed) throw new GuichetError('UNAVAILABLE', 'This bus is closed.');
  }
}
