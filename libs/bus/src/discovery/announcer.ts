import { randomUUID } from 'node:crypto';
import { type AgentCard, GuichetError, Readiness } from '@guichet/contracts';
import { Logger } from '@nestjs/common';
import type { Bus, Serving } from '../bus.ts';
import { methods } from '../methods.ts';
import { cardHash } from './card-hash.ts';
import { type Clock, defaultHeartbeatMs, systemClock } from './clock.ts';

export interface AnnouncerOptions {
  readonly bus: Bus;
  /** The card as it is now; it is asked for at each announcement. */
  readonly card: () => AgentCard;
  readonly instanceId?: string;
  readonly heartbeatMs?: number;
  readonly clock?: Clock;
}

/** An agent's side of discovery: serves its card and says that it is there, at start, on change, every few seconds and when it leaves. */
export class Announcer {
  readonly instanceId: string;
  private readonly options: AnnouncerOptions;
  private readonly logger = new Logger('discovery');
  private serving: Serving | undefined;
  private stopHeartbeat: (() => void) | undefined;

  constructor(options: AnnouncerOptions) {
    this.options = options;
    this.instanceId = options.instanceId ?? randomUUID();
  }

  async start(): Promise<void> {
    const { bus, card, heartbeatMs = defaultHeartbeatMs, clock = systemClock } = this.options;
    this.serving = await bus.serve(methods.card(card().domain), async () => ({ card: card() }));
    this.announce(false);
    this.stopHeartbeat = clock.every(heartbeatMs, () => this.announce(false));
  }

  /** To be called when the card has changed, for example when a dataset has been loaded. */
  changed(): void {
    if (this.stopHeartbeat) this.announce(false);
  }

  /** Says goodbye first, so that nothing new is sent here while the rest ends. */
  async leave(): Promise<void> {
    if (!this.stopHeartbeat) return;
    this.stopHeartbeat();
    this.stopHeartbeat = undefined;
    this.announce(true);
    await this.serving?.drain();
  }

  /** A heartbeat that fails is told and tried again at the next one: it must not end the process. */
  private announce(leaving: boolean): void {
    try {
      const card = this.options.card();
      this.options.bus.announce({
        domain: card.domain,
        instanceId: this.instanceId,
        cardHash: cardHash(card),
        ready: card.readiness === Readiness.READINESS_READY && !leaving,
        leaving,
        protocolVersion: card.protocolVersion,
      });
    } catch (thrown) {
      this.logger.warn(`An announcement could not be sent: ${GuichetError.from(thrown).message}`);
    }
  }
}
