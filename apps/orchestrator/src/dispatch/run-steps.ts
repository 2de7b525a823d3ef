import { runStep, type StepToRun } from './run-step.ts';
import type { StepResult } from './step-result.ts';
import type { Work } from './work.ts';

/** Runs every step once: independent ones side by side, dependent ones as soon as what they need has ended. All settle. */
export async function runSteps(work: Work, steps: readonly StepToRun[]): Promise<StepResult[]> {
  const done = new Map<string, StepResult>();
  const running = new Map<string, Promise<StepResult>>();
  const start = (step: StepToRun): Promise<StepResult> => {
    const known = running.get(step.id);
    if (known) return known;
    // Only earlier steps are waited for, so a plan that goes in circles still ends.
    const needed = steps.slice(0, steps.indexOf(step)).filter(({ id }) => step.dependsOn.includes(id));
    const result = (async () => {
      await Promise.all(needed.map(start));
      const ended = await runStep(work, step, done);
      done.set(step.id, ended);
      work.run.emit(ended.step.domain, {
        $case: 'evidenceFound',
        value: { step: ended.step, evidence: [...ended.evidence] },
      });
      return ended;
    })();
    running.set(step.id, result);
    return result;
  };
  return Promise.all(steps.map(start));
}
