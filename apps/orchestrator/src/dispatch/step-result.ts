import type { Attempt, Clarification, Evidence, ExportedValue, Sentence, Step } from '@guichet/contracts';

/** A step after its last attempt. Evidence ids are unique in the run. */
export interface StepResult {
  readonly step: Step;
  readonly evidence: readonly Evidence[];
  readonly sentences: readonly Sentence[];
  readonly exports: readonly ExportedValue[];
  readonly clarification: Clarification | undefined;
}

export const attemptOf = ({ step }: StepResult): Attempt => ({
  domain: step.domain,
  tool: step.tool,
  status: step.status,
  reason: step.reason,
});
