import type { AskRequest } from '@guichet/contracts';
import type { Bus, Directory } from '@guichet/bus';
import type { Identity } from '@guichet/identity';
import type { Budget } from './budget/budget.ts';
import type { Run } from './runs/run.ts';

/** One question as it is taken: by whom, within what, and with what it is answered. */
export interface Question {
  readonly run: Run;
  readonly request: AskRequest;
  readonly identity: Identity;
  readonly budget: Budget;
  readonly bus: Bus;
  readonly directory: Directory;
  /** The server believes what callers say about themselves; the answer says so. */
  readonly demo: boolean;
}
