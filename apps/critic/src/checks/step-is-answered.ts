import { Status, type Sentence, type Step } from '@guichet/contracts';
import type { Objection } from './objection.ts';

/** An answered step says something and left no aspect of its question open. */
export function stepIsAnswered(step: Step, sentences: readonly Sentence[]): Objection | undefined {
  if (step.status !== Status.STATUS_ANSWERED) return { code: step.reason?.code ?? 'not_answered', message: step.reason?.message ?? '' };
  if (!sentences.some((sentence) => sentence.stepId === step.id))
    return { code: 'nothing_said', message: 'Nothing is said about this part.' };
  return undefined;
}
