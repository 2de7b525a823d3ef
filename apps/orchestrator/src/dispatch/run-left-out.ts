import type { AskRequest } from '@guichet/contracts';
import { findLeftOut } from '../plan/left-out.ts';
import { asStep, cardsFor } from '../plan/plan-for-caller.ts';
import type { SearchPlan } from '../plan/plan.ts';
import { routerFor } from '../select/router.ts';
import { runSteps } from './run-steps.ts';
import type { StepResult } from './step-result.ts';
import type { Work } from './work.ts';

/** Asks once for what the question holds and no step spoke of; what cannot be asked alone joins what the plan declined. */
export async function runLeftOut(work: Work, request: AskRequest, { steps, declined }: SearchPlan, found: readonly StepResult[]) {
  const cards = cardsFor(request, work);
  const left = findLeftOut(steps, found, cards, routerFor(cards));
  const kept = found.filter(({ step }) => !left.replaced.has(step.id));
  if (left.steps.length > 0) {
    work.run.emit('orchestrator', { $case: 'planned', value: { steps: [...kept.map(({ step }) => step), ...left.steps.map(asStep)] } });
  }
  return { results: [...kept, ...(await runSteps(work, left.steps))], declined: [...declined, ...left.declined] };
}
