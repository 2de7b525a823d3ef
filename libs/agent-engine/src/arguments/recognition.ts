import type { Caller, Entity, Language } from '@guichet/domain-kit';
import type { Token } from './fold.ts';
import type { Candidate, Mention, UnknownMention } from './mention.ts';
import type { NameIndex } from './name-index.ts';

export interface RecognitionContext {
  readonly language: Language;
  /** Today for the caller, YYYY-MM-DD in the caller's time zone: see `dayIn`. */
  readonly asOf: string;
  readonly caller: Caller;
  readonly entities: Readonly<Record<string, Entity>>;
  /** One index per named entity; for `own` entities of this caller's names only. */
  readonly names: Readonly<Record<string, NameIndex>>;
  /** Words that are no name by themselves: see `ordinaryWords`. */
  readonly ordinary: ReadonlySet<string>;
  /** Runs a pattern entity's lookup query with `$values`: which of these exist. */
  readonly lookup: (query: string, values: readonly string[]) => Promise<readonly Candidate[]>;
}

export interface Recognition {
  readonly question: string;
  /** Its words. */
  readonly tokens: readonly Token[];
  /** In reading order. Spans do not overlap, except that the same words may be of two kinds ("Gold": a card, an account). */
  readonly mentions: readonly Mention[];
  readonly unknownMentions: readonly UnknownMention[];
  /** A customer's question is about another person: said alike of people that the data knows and of those that it doesn't. */
  readonly otherPerson: boolean;
  /** The question with each mention replaced by its kind: what the classifier reads. */
  readonly masked: string;
}
