import type { AgentCard } from '@guichet/contracts';
import type { Agent } from '../create-agent.ts';

const everyMs = 5_000;

/** An agent's card, read again every few seconds: data that was loaded or removed meanwhile changes what the domain can answer. */
export class CurrentCard {
  card: AgentCard;
  readonly #agent: Agent;
  #timer: NodeJS.Timeout | undefined;

  private constructor(agent: Agent, card: AgentCard) {
    this.#agent = agent;
    this.card = card;
  }

  static async of(agent: Agent): Promise<CurrentCard> {
    return new CurrentCard(agent, await agent.card());
  }

  /** `onChange` follows a card that differs in what is loaded. */
  watch(onChange: () => void): void {
    this.#timer = setInterval(
      () =>
        void this.refresh().then(
          (changed) => changed && onChange(),
          () => undefined,
        ),
      everyMs,
    ).unref();
  }

  /** Whether it changed. A store that does not answer leaves the card as it is: each question will say so itself. */
  async refresh(): Promise<boolean> {
    const before = loadedIn(this.card);
    this.card = await this.#agent.card();
    return loadedIn(this.card) !== before;
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}

const loadedIn = ({ datasets }: AgentCard): string => datasets.map(({ id, loaded, records }) => `${id} ${loaded} ${records}`).join('\n');
