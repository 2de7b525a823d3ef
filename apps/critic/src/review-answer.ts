import { Status, type FollowUp, type ReviewRequest, type ReviewResponse, type Step } from '@guichet/contracts';
import { citationsExist } from './checks/citations-exist.ts';
import { figuresAreInEvidence } from './checks/figures-are-in-evidence.ts';
import type { Objection, SentenceCheck } from './checks/objection.ts';
import { stepIsAnswered } from './checks/step-is-answered.ts';

const sentenceChecks: readonly SentenceCheck[] = [citationsExist, figuresAreInEvidence];

/** Is every step answered, is every sentence supported? What is not, is asked for again while rounds are left. */
export function reviewAnswer(request: ReviewRequest): ReviewResponse {
  const stepOf = (id: string) => request.steps.find((step) => step.id === id);
  const sentences = request.sentences.map((sentence, index) => {
    const reason = firstObjection(sentenceChecks.map((check) => () => check(sentence, request.evidence, stepOf(sentence.stepId))));
    return { index, supported: reason === undefined, reason };
  });
  const standing = request.sentences.filter((_, index) => sentences[index]!.supported);
  const steps = request.steps.map((step) => {
    const reason = stepIsAnswered(step, standing);
    return { stepId: step.id, answered: reason === undefined, reason };
  });
  const followUps = request.roundsLeft > 0 ? request.steps.filter((step, index) => canBeAskedAgain(step, steps[index]!)).map(followUp) : [];
  const approved = steps.every(({ answered }) => answered) && sentences.every(({ supported }) => supported);
  return { approved, steps, sentences, followUps };
}

function firstObjection(checks: readonly (() => Objection | undefined)[]): Objection | undefined {
  for (const check of checks) {
    const objection = check();
    if (objection) return objection;
  }
  return undefined;
}

/**
 * Another search may help where one failed for a passing reason. A refusal or a gap in the data stays what it is, and so does a sentence
 * without support: the same tool would say it again, and another tool answers another question.
 */
const canBeAskedAgain = (step: Step, review: { answered: boolean }): boolean =>
  !review.answered && step.status === Status.STATUS_FAILED && passing.has(step.reason?.code ?? '');

const passing = new Set(['no_responder', 'unavailable', 'resource_exhausted']);

const followUp = (step: Step): FollowUp => ({ stepId: step.id, question: step.question, reason: step.reason });
