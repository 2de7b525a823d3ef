import { GuichetError, RunState, Status, statusName, StopReason } from '@guichet/contracts';
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
import { inSpan, markFailed } from './trace/in-span.ts';

const workflow = {
  name: 'invoke_workflow answer_question',
  attributes: { 'gen_ai.operation.name': 'invoke_workflow', 'gen_ai.workflow.name': 'answer_question' },
};

/** One question's way: plan → dispatch (and what was left out) → critique → (once more) → compose → answer. Never throws; the run always ends. */
export async function answerQuestion(question: Question): Promise<void> {
  const { run, request } = question;
  await inSpan(workflow, async (span) => {
    span.setAttribute('guichet.run.id', run.id);
    const work = openWork(question);
    try {
      const plan = await planForCaller(request, work);
      if (plan.kind !== 'search') return run.end(RunState.RUN_STATE_DONE, answerWithoutSearch(plan, work));
      const steps = plan.steps.map(asStep);
      run.emit('orchestrator', { $case: 'planned', value: { steps } });
      if (request.validateOnly) {
        return run.end(RunState.RUN_STATE_DONE, composePlan(steps, compositionOf(work, StopReason.STOP_REASON_VALIDATED)));
      }

      const found = await runSteps(work, plan.steps);
      const { results, declined } = await runLeftOut(work, request, plan, found);
      const reviewed = await critique(work, results);
      const how = compositionOf(work, stopReasonOf(work, reviewed), reviewed);
      const answer = await inSpan({ name: 'compose', attributes: { 'guichet.steps': steps.length } }, async () =>
        composeFromSteps(reviewed.results, declined, how),
      );
      span.setAttribute('guichet.status', statusName(answer.status));
      for (const sentence of answer.sentences) run.emit('orchestrator', { $case: 'textWritten', value: { sentence } });
      run.end(run.signal.aborted ? RunState.RUN_STATE_CANCELLED : RunState.RUN_STATE_DONE, answer);
    } catch (error) {
      markFailed(span, GuichetError.from(error).code);
      const answer = composeWithoutSearch(Status.STATUS_FAILED, phrases[work.language].internal, compositionOf(work, stopReasonOf(work)));
      run.end(run.signal.aborted ? RunState.RUN_STATE_CANCELLED : RunState.RUN_STATE_FAILED, answer);
    }
  });
}
