import { type Announcement, GuichetError, readinessName } from '@guichet/contracts';
import { Logger } from '@nestjs/common';
import type { Bus } from '../bus.ts';
import { methods } from '../methods.ts';
import { cardHash } from './card-hash.ts';
import { type Clock, defaultHeartbeatMs, systemClock } from './clock.ts';
import { type DomainEntry, KnownDomain } from './known-domain.ts';
import { refusal } from './protocol-check.ts';

export interface DirectoryOptions {
  readonly bus: Bus;
  /** An instance that has not been heard for three of these is gone. */
  readonly heartbeatMs?: number;
  readonly clock?: Clock;
}

const cardLimitMs = 5_000;

/** The orchestrator's side of discovery: the domains are those whose agents announce themselves, and nothing else says what they are. */
export class Directory {
  private readonly bus: Bus;
  private readonly clock: Clock;
  private readonly heartbeatMs: number;
  private readonly logger = new Logger('discovery');
  private readonly known = new Map<string, KnownDomain>();
  private readonly fetching = new Set<string>();
  private readonly refused = new Set<string>();
  private readonly listeners = new Set<(domains: DomainEntry[]) => void>();
  private told = '';
  private readonly ends: (() => void)[] = [];

  constructor({ bus, clock = systemClock, heartbeatMs = defaultHeartbeatMs }: DirectoryOptions) {
    this.bus = bus;
    this.clock = clock;
    this.heartbeatMs = heartbeatMs;
  }

  start(): void {
    this.ends.push(this.bus.onAnnouncement((announcement) => this.hear(announcement)));
    this.ends.push(this.clock.every(this.heartbeatMs, () => this.expire()));
  }

  stop(): void {
    for (const end of this.ends.splice(0)) end();
  }

  /** Sorted by id; one that has gone stays, with readiness GONE, so that its absence can be told. */
  domains(): DomainEntry[] {
    const entries = [...this.known.values()].flatMap((domain) => domain.entry() ?? []);
    return entries.sort((a, b) => a.card.domain.localeCompare(b.card.domain));
  }

  domain(id: string): DomainEntry | undefined {
    return this.known.get(id)?.entry();
  }

  /** Calls back when a domain appears, changes its card or readiness, or goes. Returns a function that ends it. */
  onChange(listener: (domains: DomainEntry[]) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Waits until the domain is known. Rejects with the signal's reason. */
  async whenKnown(id: string, signal: AbortSignal): Promise<DomainEntry> {
    signal.throwIfAborted();
    const known = Promise.withResolvers<DomainEntry>();
    const look = () => {
      const entry = this.domain(id);
      if (entry) known.resolve(entry);
    };
    const onAbort = () => known.reject(signal.reason);
    const end = this.onChange(look);
    signal.addEventListener('abort', onAbort, { once: true });
    look();
    try {
      return await known.promise;
    } finally {
      end();
      signal.removeEventListener('abort', onAbort);
    }
  }

  private hear(announcement: Announcement): void {
    const { domain, leaving } = announcement;
    const reason = refusal(announcement);
    if (reason !== undefined) return this.refuse(announcement, reason);
    const known = this.known.get(domain) ?? new KnownDomain();
    this.known.set(domain, known);
    known.hear(announcement, this.clock.now());
    this.tell();
    if (!leaving && !known.knowsCard(announcement.cardHash)) void this.fetchCard(announcement, known);
  }

  /** A card that is not the announced one (another replica answered) is tried again at the next heartbeat. */
  private async fetchCard(announcement: Announcement, known: KnownDomain): Promise<void> {
    const { domain } = announcement;
    const key = `${domain} ${announcement.cardHash}`;
    if (this.fetching.has(key) || this.refused.has(key)) return;
    this.fetching.add(key);
    try {
      const context = { runId: '', stepId: '', deadline: Date.now() + cardLimitMs };
      const { card } = await this.bus.call(methods.card(domain), {}, context);
      if (card?.domain !== domain) throw new GuichetError('MALFORMED', `The card of ${domain} is empty or another domain's.`);
      const reason = refusal(card);
      if (reason !== undefined) return this.refuse(announcement, reason);
      known.learn(cardHash(card), card);
      this.tell();
    } catch (thrown) {
      const { code, message } = GuichetError.from(thrown);
      this.logger.warn(`The card of ${domain} could not be fetched and is asked for again: ${code}: ${message}`);
    } finally {
      this.fetching.delete(key);
    }
  }

  /** Said once for each card. */
  private refuse({ domain, instanceId, cardHash: hash }: Announcement, reason: string): void {
    const key = `${domain} ${hash}`;
    if (this.refused.has(key)) return;
    this.refused.add(key);
    this.logger.error(`PROTOCOL_MISMATCH: the agent ${domain} (instance ${instanceId}) is refused: ${reason}.`);
  }

  private expire(): void {
    const since = this.clock.now() - 3 * this.heartbeatMs;
    for (const domain of this.known.values()) domain.expire(since);
    this.tell();
  }

  private tell(): void {
    const domains = this.domains();
    const state = domains.map(({ card, readiness }) => `${card.domain} ${readiness} ${cardHash(card)}`).join('\n');
    if (state === this.told) return;
    this.told = state;
    for (const { card, readiness } of domains) this.logger.log(`${card.domain} ${card.domainVersion}: ${readinessName(readiness)}`);
    for (const listener of this.listeners) listener(domains);
  }
}
