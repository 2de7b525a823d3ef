import { StopReason, type Usage } from '@guichet/contracts';
import type { Reviewed } from '../critique/critique.ts';
import type { Work } from '../dispatch/work.ts';
import { phrases } from './phrases.ts';

/** What every answer says besides its content: how it came to be and why it ended. */
export interface Composition {
  readonly runId: string;
  readonly traceId: string;
  readonly language: 'en' | 'fr';
  readonly stopReason: StopReason;
  readonly usage: Usage;
  readonly notices: readonly string[];
}

export function compositionOf({ run, language, budget, startedAt, demo }: Work, stopReason: StopReason, reviewed?: Reviewed): Composition {
  const elapsedMs = Date.now() - startedAt;
  const say = phrases[language];
  return {
    runId: run.id,
    traceId: run.traceId,
    language,
    stopReason,
    usage: {
      rounds: reviewed?.rounds ?? 0,
      agentCalls: budget.callsMade,
      modelCalls: 0,
      tokens: 0,
      elapsed: { seconds: BigInt(Math.floor(elapsedMs / 1000)), nanos: (elapsedMs % 1000) * 1_000_000 },
    },
    notices: [...(demo ? [say.demoMode] : []), ...(reviewed?.unreviewed ? [say.unreviewed] : [])],
  };
}

/** Why the work ended where it did. */
export function stopReasonOf({ run, signal, budget }: Work, reviewed?: Reviewed): StopReason {
  if (run.signal.aborted) return StopReason.STOP_REASON_CANCELLED;
  const isLate = reviewed?.results.some(({ step }) => step.reason?.code === 'deadline_exceeded') === true;
  if (signal.aborted || isLate) return StopReason.STOP_REASON_DEADLINE;
  if (budget.exhausted) return StopReason.STOP_REASON_CALLS;
  return reviewed?.bounded ? StopReason.STOP_REASON_ROUNDS : StopReason.STOP_REASON_COMPLETE;
}
