import type { AskRequest } from '@guichet/contracts';

const defaults = { rounds: 1, calls: 16 } as const;
const maxima = { rounds: 3, calls: 40 } as const;
const longestReserveMs = 1_000;

/** What one question may spend. Counts only go down; time is the deadline. */
export class Budget {
  /** Epoch milliseconds. */
  readonly deadline: number;
  /** Searching ends here, which leaves room to have it reviewed, to compose and to send. */
  readonly searchDeadline: number;
  /** Review ends here: an answer that nobody reviewed is still better than none. */
  readonly reviewDeadline: number;
  readonly rounds: number;
  #callsLeft: number;
  #callsMade = 0;

  constructor(asked: AskRequest['budget'], callDeadline: number, now = Date.now()) {
    const time = asked?.time ? Number(asked.time.seconds) * 1000 + Math.floor(asked.time.nanos / 1e6) : 0;
    this.deadline = time > 0 ? Math.min(callDeadline, now + time) : callDeadline;
    const reserve = Math.floor(Math.min(longestReserveMs, Math.max(0, this.deadline - now) / 5));
    this.searchDeadline = this.deadline - reserve;
    this.reviewDeadline = this.deadline - Math.floor(reserve / 2);
    this.rounds = Math.min(asked?.rounds || defaults.rounds, maxima.rounds);
    this.#callsLeft = Math.min(asked?.calls || defaults.calls, maxima.calls);
  }

  /** Takes one agent call; false when none is left. */
  takeCall(): boolean {
    if (this.#callsLeft === 0) return false;
    this.#callsLeft--;
    this.#callsMade++;
    return true;
  }

  get callsMade(): number {
    return this.#callsMade;
  }

  get callsLeft(): number {
    return this.#callsLeft;
  }

  get exhausted(): boolean {
    return this.#callsLeft === 0;
  }
}
