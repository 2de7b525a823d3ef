import { GuichetError } from '@guichet/contracts';
import type { Handler, Method, Serving } from '../bus.ts';
import type { MicroEndpoint } from '../discovery/micro-service.ts';
import type { Wire, WireMessage, WireSubscription } from '../wire/wire.ts';
import { EndpointStatistics } from './endpoint-statistics.ts';
import { writeFailure } from './failure-envelope.ts';
import { serveMessage } from './serve-message.ts';
import type { WorkInFlight } from './work-in-flight.ts';

/** When to come back to an instance that is full: most of what is in flight has ended by then. */
const retryAfterMs = 500;

/** One method that this participant answers, and how many of its requests are in flight. */
export class ServedMethod<Request, Response> implements Serving {
  readonly endpoint: MicroEndpoint;
  private readonly wire: Wire;
  private readonly work: WorkInFlight;
  private readonly method: Method<Request, Response>;
  private readonly handler: Handler<Request, Response>;
  private readonly maxInFlight: number;
  private readonly running = new Set<Promise<void>>();
  private subscription: WireSubscription | undefined;

  constructor(wire: Wire, work: WorkInFlight, method: Method<Request, Response>, handler: Handler<Request, Response>, maxInFlight: number) {
    this.wire = wire;
    this.work = work;
    this.method = method;
    this.handler = handler;
    this.maxInFlight = maxInFlight;
    this.endpoint = { name: method.name, subject: method.subject, queueGroup: method.service, statistics: new EndpointStatistics() };
  }

  get inFlight(): number {
    return this.running.size;
  }

  async start(): Promise<void> {
    const { subject, service } = this.method;
    this.subscription = await this.wire.subscribe(subject, { queue: service, onMessage: (message) => this.take(message) });
  }

  /** First no new requests, then the end of those that came: none is lost. */
  async drain(): Promise<void> {
    await this.subscription?.drain();
    while (this.running.size > 0) await Promise.all(this.running);
  }

  private take(message: WireMessage): void {
    if (this.running.size >= this.maxInFlight) return this.shed(message);
    const { wire, method, handler, work, endpoint } = this;
    const running = serveMessage({ wire, method, handler, work, statistics: endpoint.statistics }, message);
    this.running.add(running);
    void running.finally(() => this.running.delete(running));
  }

  /** Said at once: a request that waited here would be answered after its caller has gone. */
  private shed(message: WireMessage): void {
    const text = `This instance of ${this.method.service} works on ${this.maxInFlight} requests already; ask again shortly.`;
    const { data, headers } = writeFailure(new GuichetError('RESOURCE_EXHAUSTED', text, { retryAfterMs }));
    this.endpoint.statistics.record(0n, 'RESOURCE_EXHAUSTED');
    message.respond?.(data, headers);
  }
}
