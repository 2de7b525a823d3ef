import { Status, type Clarification } from '@guichet/contracts';

/** Why a step ends without an answer. `code` is stable; `message` is for a person, in the question's language. */
export interface Ending {
  readonly status: Status;
  readonly code: string;
  readonly message: string;
  readonly clarification?: Clarification;
}

export const missing = (code: string, message: string): Ending => ({ status: Status.STATUS_MISSING, code, message });
export const refused = (code: string, message: string): Ending => ({ status: Status.STATUS_REFUSED, code, message });
export const notReady = (code: string, message: string): Ending => ({ status: Status.STATUS_NOT_READY, code, message });
export const clarify = (code: string, question: string, choices: readonly string[] = []): Ending => ({
  status: Status.STATUS_CLARIFY,
  code,
  message: question,
  clarification: { question, choices: [...choices] },
});
