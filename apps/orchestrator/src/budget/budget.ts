import type { AskRequest } from '@guichet/contracts';

const defaults = { rounds: 1, calls: 16 } as const;
const maxima = { rounds: 3, calls: 40 } as const;

/** What one question may spend. Counts only go down; time is the deadline. */
export class Budget {
  /** Epoch milliseconds. */
  readonly deadline: number;
  readonly rounds: number;
  #callsLeft: number;
  #callsMade = 0;

  constructor(asked: AskRequest['budget'], callDeadline: number, now = Date.now()) {
    const time = asked?.time ? Number(asked.time.seconds) * 1000 + asked.time.nanos / 1e6 : 0;
    this.deadline = time > 0 ? Math.min(callDeadline, now + time) : callDeadline;
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

  get exhausted(): boolean {
    return this.#callsLeft === 0;
  }

  /** Leaves room to compose and send what was found. */
  get searchDeadline(): number {
    return this.deadline - Math.min(500, Math.max(0, this.deadline - Date.now()) / 10);
  }
}
