import { randomUUID } from 'node:crypto';
import { RunEvent, RunState, type Answer, type Evidence, type Run as RunView } from '@guichet/contracts';
import type { Identity } from '@guichet/identity';

export type EventBody = NonNullable<RunEvent['event']>;

/** One question at work, or its result. Events only grow; an ended run never changes. */
export class Run {
  readonly id = randomUUID();
  readonly createdAt = new Date();
  readonly events: RunEvent[] = [];
  readonly #abort = new AbortController();
  readonly #ended = Promise.withResolvers<void>();
  #state: RunState = RunState.RUN_STATE_RUNNING;
  #endedAt: Date | undefined;
  #answer: Answer | undefined;
  #changed = Promise.withResolvers<void>();
  #waiters = 0;
  #onEnd: () => void = () => undefined;

  constructor(
    readonly owner: Identity,
    readonly question: string,
    readonly traceId: string,
  ) {}

  get state(): RunState {
    return this.#state;
  }

  get answer(): Answer | undefined {
    return this.#answer;
  }

  /** Fires when the run is cancelled: abort first, the state follows. */
  get signal(): AbortSignal {
    return this.#abort.signal;
  }

  emit(agent: string, event: EventBody): void {
    if (this.#endedAt) return;
    this.events.push({ runId: this.id, sequence: BigInt(this.events.length + 1), time: new Date(), agent, event });
    this.#wake();
  }

  /** Ends in the state, or as cancelled where it was cancelled before. */
  end(state: RunState, answer: Answer): void {
    if (this.#endedAt) return;
    this.#answer = answer;
    this.emit('orchestrator', { $case: 'finished', value: { answer } });
    this.#state = this.signal.aborted ? RunState.RUN_STATE_CANCELLED : state;
    this.#endedAt = new Date();
    this.#onEnd();
    this.#ended.resolve();
    this.#wake();
  }

  /** Is told once, before those who wait. */
  onEnd(listener: () => void): void {
    this.#onEnd = listener;
  }

  cancel(): void {
    if (!this.#endedAt) this.#abort.abort();
  }

  /** Someone waits for this run; when the last one leaves early, nobody wants it any more and it is cancelled. */
  async wait(signal: AbortSignal): Promise<void> {
    this.#waiters++;
    const left = Promise.withResolvers<void>();
    const leave = () => left.resolve();
    if (signal.aborted) leave();
    signal.addEventListener('abort', leave);
    try {
      await Promise.race([this.#ended.promise, left.promise]);
    } finally {
      signal.removeEventListener('abort', leave);
      this.#waiters--;
      if (this.#waiters === 0 && signal.aborted) this.cancel();
    }
  }

  /** Every event after a sequence number, then new ones as they come, until the run has ended or the reader leaves. */
  async *follow(afterSequence: bigint, signal: AbortSignal): AsyncGenerator<RunEvent> {
    const left = Promise.withResolvers<void>();
    const leave = () => left.resolve();
    signal.addEventListener('abort', leave);
    try {
      let next = Number(afterSequence);
      while (!signal.aborted) {
        const change = this.#changed.promise;
        while (next < this.events.length) yield this.events[next++]!;
        if (this.#endedAt) return;
        await Promise.race([change, left.promise]);
      }
    } finally {
      signal.removeEventListener('abort', leave);
    }
  }

  get evidence(): readonly Evidence[] {
    if (this.#answer) return this.#answer.evidence;
    return this.events.flatMap(({ event }) => (event?.$case === 'evidenceFound' ? event.value.evidence : []));
  }

  /** What its events take, encoded. */
  encodedBytes(): number {
    return this.events.reduce((sum, event) => sum + RunEvent.encode(event).finish().length, 0);
  }

  view(): RunView {
    return {
      id: this.id,
      state: this.#state,
      question: this.question,
      createdAt: this.createdAt,
      endedAt: this.#endedAt,
      answer: this.#answer,
      traceId: this.traceId,
      lastSequence: BigInt(this.events.length),
    };
  }

  #wake(): void {
    this.#changed.resolve();
    this.#changed = Promise.withResolvers();
  }
}
