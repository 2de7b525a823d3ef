import type { Evidence, Sentence, Step } from '@guichet/contracts';

/** Why a sentence may not stand; `undefined` when the check has nothing against it. */
export type SentenceCheck = (sentence: Sentence, evidence: readonly Evidence[], step: Step | undefined) => Objection | undefined;

export interface Objection {
  /** Stable and lower case. */
  readonly code: string;
  readonly message: string;
}
