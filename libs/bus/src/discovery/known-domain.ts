import { type AgentCard, type Announcement, Readiness } from '@guichet/contracts';

export interface DomainEntry {
  readonly card: AgentCard;
  /** Of all its instances: READY when one is; GONE when none is left. */
  readonly readiness: Readiness;
  /** How many instances are heard. */
  readonly instances: number;
}

interface Instance {
  readonly cardHash: string;
  readonly ready: boolean;
  readonly lastHeard: number;
}

/** One domain as its announcements and cards tell it. */
export class KnownDomain {
  private readonly instances = new Map<string, Instance>();
  /** By hash, in the order in which they came: while replicas are replaced there are two. */
  private readonly cards = new Map<string, AgentCard>();
  private lastCard: AgentCard | undefined;

  hear({ instanceId, cardHash, ready, leaving }: Announcement, now: number): void {
    if (leaving) this.instances.delete(instanceId);
    else this.instances.set(instanceId, { cardHash, ready, lastHeard: now });
    this.forgetUnusedCards();
  }

  /** Drops the instances that have not been heard since then. */
  expire(since: number): void {
    for (const [id, { lastHeard }] of this.instances) if (lastHeard < since) this.instances.delete(id);
    this.forgetUnusedCards();
  }

  knowsCard(hash: string): boolean {
    return this.cards.has(hash);
  }

  learn(hash: string, card: AgentCard): void {
    this.cards.set(hash, card);
    this.lastCard = this.currentCard() ?? card;
  }

  /** Undefined until a card is known. */
  entry(): DomainEntry | undefined {
    const card = this.currentCard() ?? this.lastCard;
    return card && { card, readiness: this.readiness(card), instances: this.instances.size };
  }

  /** The newest card that an instance announces, of a ready one if there is one. */
  private currentCard(): AgentCard | undefined {
    const announced = [...this.instances.values()].filter(({ cardHash }) => this.cards.has(cardHash));
    const ready = announced.filter((instance) => instance.ready);
    const hashes = new Set((ready.length > 0 ? ready : announced).map(({ cardHash }) => cardHash));
    const newest = [...this.cards.keys()].findLast((hash) => hashes.has(hash));
    return newest === undefined ? undefined : this.cards.get(newest);
  }

  private readiness(card: AgentCard): Readiness {
    if (this.instances.size === 0) return Readiness.READINESS_GONE;
    if ([...this.instances.values()].some(({ ready }) => ready)) return Readiness.READINESS_READY;
    return card.readiness === Readiness.READINESS_READY ? Readiness.READINESS_NOT_READY : card.readiness;
  }

  private forgetUnusedCards(): void {
    this.lastCard = this.currentCard() ?? this.lastCard;
    const used = new Set([...this.instances.values()].map(({ cardHash }) => cardHash));
    for (const hash of this.cards.keys()) if (!used.has(hash)) this.cards.delete(hash);
  }
}
