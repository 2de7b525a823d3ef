import type { AnswerTemplate, Export } from './answer.ts';
import type { Body, Role } from './body.ts';
import type { Localized } from './language.ts';
import type { Parameters } from './parameter.ts';

/**
 * A search capability: a label that a chooser reads, and a body that runs.
 *
 * Examples are questions as people write them. A value in one is marked `[as written](parameter)`, or
 * `[as written](parameter=value)` where the canonical value differs: they train the choice, and test the arguments.
 */
export interface Tool {
  /** Says what the user gets, not how: `show_account_balance`. Unique in the domain. */
  readonly name: string;
  /** The id of the tool's group. */
  readonly group: string;
  /** What it answers, in a sentence or two. */
  readonly label: Localized;
  readonly audience: readonly Role[];
  readonly parameters: Parameters;
  /** At least five per language. */
  readonly examples: Localized<readonly string[]>;
  /** Words or phrases that speak for this tool above others of its group: the rule rung. */
  readonly cues?: Localized<readonly string[]>;
  readonly body: Body;
  readonly answer: Localized<AnswerTemplate>;
  /** What is said when nothing was found; a general sentence when absent. */
  readonly nothing?: Localized<AnswerTemplate>;
  /** Parts of the domain's data (a dataset's `provides`) that it needs; not ready while one is not loaded. */
  readonly needs: readonly string[];
  readonly exports?: readonly Export[];
  /** Exactly one tool per domain: takes the raw question when no other fits. */
  readonly fallback?: boolean;
}

/** Types a tool's declaration; `defineDomain` checks it. */
export const defineTool = (tool: Tool): Tool => tool;
