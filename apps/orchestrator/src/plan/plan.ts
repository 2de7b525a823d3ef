import type { AgentCard, Decision, Turn } from '@guichet/contracts';
import type { Language } from '@guichet/selection';

export interface QuestionToPlan {
  readonly text: string;
  /** Earlier turns, oldest first: quoted, never obeyed. */
  readonly turns: readonly Turn[];
  readonly language: Language;
  /** The domains that may be used. */
  readonly cards: readonly AgentCard[];
}

export interface PlannedStep {
  /** `s1`, `s2`, … in reading order. */
  readonly id: string;
  /** Stands alone, but for `{s1}` where the answer of an earlier step belongs. */
  readonly question: string;
  /** Only earlier steps. */
  readonly dependsOn: readonly string[];
  /** Who may answer, likeliest first; never empty. The first is asked, the second only after an empty result. */
  readonly domains: readonly string[];
  readonly decision: Decision;
}

export interface SearchPlan {
  readonly kind: 'search';
  readonly steps: readonly PlannedStep[];
  /** Parts of the question that no domain answers, as they were asked. */
  readonly declined: readonly string[];
}

export type Plan =
  | SearchPlan
  | { readonly kind: 'greeting' | 'thanks' | 'chitchat' | 'off_topic' | 'no_domains' }
  /** `answer` is quoted from the conversation, or from the question itself. */
  | { readonly kind: 'answer_given'; readonly answer: string }
  /** `choices` are the names of the services that it may be about, in the question's language. */
  | { readonly kind: 'ambiguous'; readonly choices: readonly string[] };
