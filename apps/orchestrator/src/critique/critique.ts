import { methods } from '@guichet/bus';
import type { ReviewResponse } from '@guichet/contracts';
import { protocolVersion, Status } from '@guichet/contracts';
import { runFollowUp } from '../dispatch/run-step.ts';
import type { StepResult } from '../dispatch/step-result.ts';
import type { Work } from '../dispatch/work.ts';
import { inSpan } from '../trace/in-span.ts';
import { logFailure } from '../trace/log-failure.ts';

export interface Reviewed {
  readonly results: readonly StepResult[];
  readonly rounds: number;
  /** The bound was reached with something still open. */
  readonly bounded: boolean;
  /** The critic could not be asked, or the run was cancelled meanwhile; the answer says so. */
  readonly unreviewed: boolean;
}

/** Has the critic judge what was found; asks again for what is open, for as many rounds as the budget has; takes out what stays unsupported. */
export async function critique(work: Work, found: readonly StepResult[]): Promise<Reviewed> {
  let results = found;
  for (let round = 0; ; round++) {
    const roundsLeft = work.signal.aborted ? 0 : work.budget.rounds - round;
    const review = await inSpan({ name: 'critique', attributes: { 'guichet.round': round + 1 } }, async (span) => {
      const judged = await askCritic(work, results, roundsLeft);
      if (judged) span.setAttributes({ 'guichet.approved': judged.approved, 'guichet.follow_ups': judged.followUps.length });
      return judged;
    });
    if (!review) return { results, rounds: round, bounded: false, unreviewed: true };
    work.run.emit('critic', { $case: 'critique', value: summary(round + 1, review) });
    results = withoutUnsupported(results, review);
    if (review.approved || review.followUps.length === 0) return { results, rounds: round, bounded: false, unreviewed: false };
    if (roundsLeft <= 0) return { results, rounds: round, bounded: true, unreviewed: false };
    results = await Promise.all(
      results.map(async (result) => {
        const followUp = review.followUps.find(({ stepId }) => stepId === result.step.id);
        if (!followUp) return result;
        const again = await runFollowUp(work, result, followUp.question);
        if (again !== result)
          work.run.emit(again.step.domain, { $case: 'evidenceFound', value: { step: again.step, evidence: [...again.evidence] } });
        return again;
      }),
    );
  }
}

async function askCritic(work: Work, results: readonly StepResult[], roundsLeft: number): Promise<ReviewResponse | undefined> {
  const request = {
    protocolVersion,
    runId: work.run.id,
    question: work.question,
    language: work.language,
    steps: results.map(({ step }) => step),
    evidence: results.flatMap(({ evidence }) => evidence),
    sentences: results.flatMap(({ sentences }) => sentences),
    roundsLeft,
  };
  try {
    return await work.bus.call(methods.review(), request, {
      runId: work.run.id,
      stepId: '',
      deadline: work.budget.reviewDeadline,
      signal: work.run.signal,
    });
  } catch (error) {
    if (!work.run.signal.aborted) logFailure('The critic could not be asked', error);
    return undefined;
  }
}

const summary = (round: number, review: ReviewResponse) => ({
  round,
  approved: review.approved,
  objections: [...review.steps, ...review.sentences].flatMap(({ reason }) => (reason ? [`${reason.code}: ${reason.message}`] : [])),
  followUps: review.followUps.map(({ question }) => question),
});

/** A sentence that the critic does not support goes; a step left with nothing to say is missing. */
function withoutUnsupported(results: readonly StepResult[], review: ReviewResponse): StepResult[] {
  let index = 0;
  return results.map((result) => {
    const objections = result.sentences.map(() => review.sentences[index++]);
    const sentences = result.sentences.filter((_, at) => objections[at]?.supported !== false);
    if (sentences.length === result.sentences.length) return result;
    const reason = { code: 'unsupported', message: objections.find((objection) => objection?.supported === false)?.reason?.message ?? '' };
    const step = sentences.length > 0 ? { ...result.step, reason } : { ...result.step, status: Status.STATUS_MISSING, reason };
    return { ...result, sentences, step };
  });
}
