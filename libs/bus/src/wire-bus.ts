import { randomUUID } from 'node:crypto';
import { Announcement, CancelNotice, contentType, GuichetError, headers, subjects } from '@guichet/contracts';
import { Logger } from '@nestjs/common';
import type { Bus, CallContext, Handler, Method, Serving } from './bus.ts';
import { callMethod } from './call/call-method.ts';
import { ServedMethod } from './call/served-method.ts';
import { publishSpan } from './call/spans.ts';
import { WorkInFlight } from './call/work-in-flight.ts';
import { MicroService } from './discovery/micro-service.ts';
import type { Wire, WireSubscription } from './wire/wire.ts';

export interface BusOptions {
  /** Told by `$SRV`; a semantic version. */
  readonly version?: string;
  /** One per running instance; a random one unless given. */
  readonly instanceId?: string;
  /** Milliseconds that `close` leaves to what is in flight before it fires their signals; 10 seconds unless given. */
  readonly drainLimitMs?: number;
  /** Requests of one method that this instance works on at a time; more are refused at once with RESOURCE_EXHAUSTED. 256 unless given. */
  readonly maxInFlight?: number;
}

interface Service {
  readonly micro: MicroService;
  readonly cancels: WireSubscription;
}

/** The port over any wire: everything that it promises is here and in `call/`, so that NATS and in-process behave alike. */
export class WireBus implements Bus {
  private readonly wire: Wire;
  private readonly options: Required<BusOptions>;
  private readonly logger = new Logger('bus');
  private readonly work = new WorkInFlight();
  private readonly services = new Map<string, Promise<Service>>();
  private readonly served = new Set<Serving>();
  private closing: Promise<void> | undefined;

  constructor(wire: Wire, options: BusOptions = {}) {
    this.wire = wire;
    this.options = { version: '0.0.0', instanceId: randomUUID(), drainLimitMs: 10_000, maxInFlight: 256, ...options };
  }

  async call<Request, Response>(method: Method<Request, Response>, request: Request, context: CallContext): Promise<Response> {
    if (this.closing) throw new GuichetError('UNAVAILABLE', 'This bus is closing; it takes no new call.');
    const onAbort = () => this.cancel(method.service, { runId: context.runId, stepId: context.stepId });
    context.signal?.addEventListener('abort', onAbort, { once: true });
    try {
      return await callMethod(this.wire, method, request, context);
    } finally {
      context.signal?.removeEventListener('abort', onAbort);
    }
  }

  async serve<Request, Response>(method: Method<Request, Response>, handler: Handler<Request, Response>): Promise<Serving> {
    const service = await this.service(method.service);
    const serving = new ServedMethod(this.wire, this.work, method, handler, this.options.maxInFlight);
    await serving.start();
    service.micro.endpoints.push(serving.endpoint);
    this.served.add(serving);
    return serving;
  }

  cancel(service: string, notice: CancelNotice): void {
    if (!notice.runId) return;
    const subject = subjects.cancel(service);
    const data = CancelNotice.encode(notice).finish();
    const sent = { [headers.contentType]: contentType, [headers.runId]: notice.runId, [headers.stepId]: notice.stepId };
    const publish = publishSpan({ system: this.wire.system, subject, bodySize: data.length }, sent, async (traced) =>
      this.wire.publish(subject, data, traced),
    );
    publish.catch((thrown: unknown) => this.logger.warn(`A cancel of ${service} could not be sent: ${GuichetError.from(thrown).message}`));
  }

  announce(announcement: Announcement): void {
    const data = Announcement.encode(announcement).finish();
    this.wire.publish(subjects.announce(announcement.domain), data, { [headers.contentType]: contentType });
  }

  onAnnouncement(handler: (announcement: Announcement) => void): () => void {
    const subscription = this.wire.subscribe(subjects.announcements, {
      onMessage: (message) => {
        const announcement = decoded(() => Announcement.decode(message.data));
        // The bus lets a service announce on its own subject alone: the name inside counts only when it is the same.
        if (announcement && message.subject === subjects.announce(announcement.domain)) handler(announcement);
        else this.logger.warn(`An announcement on ${message.subject} is not what it should be; it is ignored.`);
      },
    });
    subscription.catch((thrown: unknown) => this.logger.error(`Announcements cannot be heard: ${GuichetError.from(thrown).message}`));
    return () => void subscription.then((open) => open.drain()).catch(() => undefined);
  }

  ready(): Promise<void> {
    return this.wire.ready();
  }

  close(): Promise<void> {
    this.closing ??= this.drainAndClose();
    return this.closing;
  }

  private async drainAndClose(): Promise<void> {
    const services = await Promise.all(this.services.values());
    await Promise.all(services.map(({ micro }) => micro.stop()));
    const hardStop = setTimeout(() => this.work.stopAll(), this.options.drainLimitMs);
    await Promise.all([...this.served].map((serving) => serving.drain()));
    clearTimeout(hardStop);
    await Promise.all(services.map(({ cancels }) => cancels.drain())); // only now: a cancel must reach work that is being drained
    await this.wire.close();
  }

  /** Once per service that this participant serves: its cancel notices and its `$SRV` answers. */
  private service(name: string): Promise<Service> {
    const known = this.services.get(name);
    if (known) return known;
    const opened = this.open(name);
    this.services.set(name, opened);
    opened.catch(() => this.services.delete(name));
    return opened;
  }

  private async open(name: string): Promise<Service> {
    const cancels = await this.wire.subscribe(subjects.cancel(name), {
      onMessage: ({ data }) => {
        const notice = decoded(() => CancelNotice.decode(data));
        if (notice) this.work.cancel(name, notice);
      },
    });
    const micro = new MicroService({ name, id: this.options.instanceId, version: this.options.version });
    await micro.start(this.wire);
    return { micro, cancels };
  }
}

function decoded<Message>(decode: () => Message): Message | undefined {
  try {
    return decode();
  } catch {
    return undefined;
  }
}
