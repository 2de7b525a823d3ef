import type { Handler, Method, Serving } from '../bus.ts';
import type { MicroEndpoint } from '../discovery/micro-service.ts';
import type { Wire, WireMessage, WireSubscription } from '../wire/wire.ts';
import { EndpointStatistics } from './endpoint-statistics.ts';
import { serveMessage } from './serve-message.ts';
import type { WorkInFlight } from './work-in-flight.ts';

/** One method that this participant answers, and how many of its requests are in flight. */
export class ServedMethod<Request, Response> implements Serving {
  readonly endpoint: MicroEndpoint;
  private readonly wire: Wire;
  private readonly work: WorkInFlight;
  private readonly method: Method<Request, Response>;
  private readonly handler: Handler<Request, Response>;
  private readonly running = new Set<Promise<void>>();
  private subscription: WireSubscription | undefined;

  constructor(wire: Wire, work: WorkInFlight, method: Method<Request, Response>, handler: Handler<Request, Response>) {
    this.wire = wire;
    this.work = work;
    this.method = method;
    this.handler = handler;
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
    const { wire, method, handler, work, endpoint } = this;
    const running = serveMessage({ wire, method, handler, work, statistics: endpoint.statistics }, message);
    this.running.add(running);
    void running.finally(() => this.running.delete(running));
  }
}
