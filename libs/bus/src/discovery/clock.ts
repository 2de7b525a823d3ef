/** Time that tests can turn by hand. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
  /** Calls `beat` every `milliseconds` until the returned function is called. Does not keep the process alive. */
  every(milliseconds: number, beat: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  every: (milliseconds, beat) => {
    const timer = setInterval(beat, milliseconds).unref();
    return () => clearInterval(timer);
  },
};

/** How often an agent announces itself unless configured. */
export const defaultHeartbeatMs = 2_000;
