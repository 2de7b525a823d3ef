export interface RunLimits {
  /** Questions at work at once; more are refused until one has ended. */
  readonly inFlight: number;
  /** The same for one caller, so that one cannot take every place. */
  readonly inFlightPerCaller: number;
  /** Ended runs that can still be looked at; the oldest go first. */
  readonly kept: number;
  /** Bytes of their events as they are encoded; the oldest go first, the newest always stays. */
  readonly keptBytes: number;
}

export const usualLimits: RunLimits = { inFlight: 1_000, inFlightPerCaller: 250, kept: 1_000, keptBytes: 64 * 1024 * 1024 };
