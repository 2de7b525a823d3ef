import type { EndpointStatistics } from '../call/endpoint-statistics.ts';
import type { Wire, WireMessage, WireSubscription } from '../wire/wire.ts';

export interface MicroEndpoint {
  readonly name: string;
  readonly subject: string;
  readonly queueGroup: string;
  readonly statistics: EndpointStatistics;
}

export interface MicroIdentity {
  readonly name: string;
  /** One per running instance. */
  readonly id: string;
  /** A semantic version, as the protocol demands. */
  readonly version: string;
}

/**
 * Answers `$SRV.PING`, `$SRV.INFO` and `$SRV.STATS` for one service, so that `nats micro list` shows it.
 * Protocol: https://github.com/nats-io/nats-architecture-and-design/blob/main/adr/ADR-32.md
 */
export class MicroService {
  readonly endpoints: MicroEndpoint[] = [];
  private readonly identity: MicroIdentity;
  private readonly started = new Date().toISOString();
  private subscriptions: WireSubscription[] = [];

  constructor(identity: MicroIdentity) {
    this.identity = identity;
  }

  async start(wire: Wire): Promise<void> {
    const { name, id } = this.identity;
    const answers = { PING: () => this.ping(), INFO: () => this.info(), STATS: () => this.stats() };
    for (const [verb, answer] of Object.entries(answers)) {
      const onMessage = (message: WireMessage) => message.respond?.(new TextEncoder().encode(JSON.stringify(answer())), {});
      for (const subject of [`$SRV.${verb}`, `$SRV.${verb}.${name}`, `$SRV.${verb}.${name}.${id}`]) {
        this.subscriptions.push(await wire.subscribe(subject, { onMessage }));
      }
    }
  }

  async stop(): Promise<void> {
    await Promise.all(this.subscriptions.map((subscription) => subscription.drain()));
    this.subscriptions = [];
  }

  private ping() {
    return { type: 'io.nats.micro.v1.ping_response', ...this.identity, metadata: {} };
  }

  private info() {
    const endpoints = this.endpoints.map(({ name, subject, queueGroup }) => ({ name, subject, queue_group: queueGroup, metadata: {} }));
    const description = `Guichet service "${this.identity.name}"`;
    return { type: 'io.nats.micro.v1.info_response', ...this.identity, description, metadata: {}, endpoints };
  }

  private stats() {
    const endpoints = this.endpoints.map(({ name, subject, queueGroup, statistics }) => ({
      name,
      subject,
      queue_group: queueGroup,
      ...statistics.snapshot(),
    }));
    return { type: 'io.nats.micro.v1.stats_response', ...this.identity, metadata: {}, started: this.started, endpoints };
  }
}
