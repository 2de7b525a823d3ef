import type { Argument, Arguments } from '@guichet/domain-kit';
import type { Candidate, Mention, Span, UnknownMention } from './mention.ts';
import type { RecognitionContext } from './recognition.ts';

/** A tool's parameters as far as the question fills them. Nothing is guessed: what isn't clear is reported. */
export interface Filled {
  /** Every parameter that is clear or has a default. */
  readonly arguments: Arguments;
  /** Required and absent, with the question to ask, in the question's language. */
  readonly missing: readonly { readonly parameter: string; readonly ask: string }[];
  readonly ambiguous: readonly { readonly parameter: string; readonly words: string; readonly choices: readonly Candidate[] }[];
  /** Named in the question, and not in the data. */
  readonly unknown: readonly { readonly parameter: string; readonly words: string }[];
  /** 0–1: how well what the question mentions fits what the tool takes. */
  readonly fit: number;
  /** What the question mentions and no parameter takes. */
  readonly leftover: readonly (Mention | UnknownMention)[];
}

export type FillContext = Pick<RecognitionContext, 'language' | 'entities'>;

/** What one parameter got, if anything; several parameters may report on the same words. */
export interface Assignment {
  readonly parameter: string;
  readonly argument?: Argument;
  readonly ambiguous?: Filled['ambiguous'][number];
  readonly unknown?: string;
  /** What of the question it uses up. */
  readonly uses: readonly Span[];
}
