import type { Bus, Directory } from '@guichet/bus';
import type { Identity } from '@guichet/identity';
import type { Budget } from '../budget/budget.ts';
import type { Run } from '../runs/run.ts';

/** One question at work: what every step of it needs to know. */
export interface Work {
  readonly run: Run;
  readonly question: string;
  readonly language: 'en' | 'fr';
  readonly timeZone: string;
  /** YYYY-MM-DD. */
  readonly asOf: string;
  readonly identity: Identity;
  readonly budget: Budget;
  /** Fires on cancel, or when the time for searching is over. */
  readonly signal: AbortSignal;
  readonly bus: Bus;
  readonly directory: Directory;
  /** Epoch milliseconds. */
  readonly startedAt: number;
  /** Callers are believed; the answer says so. */
  readonly demo: boolean;
}
