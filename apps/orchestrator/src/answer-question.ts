import { GuichetError, RunState, Status, StopReason, type Answer } from '@guichet/contracts';
import { markFailed } from '@guichet/platform';
import { answerWithoutSearch } from './compose/answer-without-search.ts';
import { composeFromSteps, composePlan, composeWithoutSearch } from './compose/compose-answer.ts';
import { compositionOf, stopReasonOf } from './compose/composition.ts';
import { phrases } from './compose/phrases.ts';
import { critique } from './critique/critique.ts';
import { openWork } from './dispatch/open-work.ts';
import { runLeftOut } from './dispatch/run-left-out.ts';
import { runSteps } from './dispatch/run-steps.ts';
import { asStep, planForCaller } from './plan/plan-for-caller.ts';
import type { Question } from './question.ts';
import { inSpan } from './trace/in-span.ts';
import { logFailure } from './trace/log-failure.ts';
import { outcomeOf, workflowOf } from './trace/workflow-span.ts';

/** One question's way: plan → dispatch (and what was left out) → critique → (once more) → compose → answer. Never throws; the run always ends. */
export async function answerQuestion(question: Question): Promise<void> {
  const { run, request } = question;
  await inSpan(workflowOf(question), async (span) => {
    const end = (state: RunState, answer: Answer) => {
      span.setAttributes(outcomeOf(answer));
      run.end(state, answer);
    };
    const work = openWork(question);
    try {
      const plan = await planForCaller(request, work);
      if (plan.kind !== 'search') return end(RunState.RUN_STATE_DONE, answerWithoutSearch(plan, work));
      const steps = plan.steps.map(asStep);
      run.emit('orchestrator', { $case: 'planned', value: { steps } });
      if (request.validateOnly) {
        return end(RunState.RUN_STATE_DONE, composePlan(steps, compositionOf(work, StopReason.STOP_REASON_VALIDATED)));
      }

      const found = await runSteps(work, plan.steps);
      const { results, declined } = await runLeftOut(work, request, plan, found);
      const reviewed = await critique(work, results);
      const how = compositionOf(work, stopReasonOf(work, reviewed), reviewed);
      const answer = await inSpan({ name: 'compose', attributes: { 'guichet.steps': steps.length } }, async () =>
        composeFromSteps(reviewed.results, declined, how),
      );
      for (const sentence of answer.sentences) run.emit('orchestrator', { $case: 'textWritten', value: { sentence } });
      end(RunState.RUN_STATE_DONE, answer);
    } catch (error) {
      markFailed(span, GuichetError.from(error).code);
      logFailure('A question could not be answered', error);
      const answer = composeWithoutSearch(Status.STATUS_FAILED, phrases[work.language].internal, compositionOf(work, stopReasonOf(work)));
      end(RunState.RUN_STATE_FAILED, answer);
    }
  });
}
