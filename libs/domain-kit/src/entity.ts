import type { Localized } from './language.ts';

/** Names that stand in the domain's own data. */
export interface NamedEntity {
  readonly from: 'query';
  /** A file of `queries/` without `.cypher`; its rows have `id`, `name` and `aliases` (a list, may be empty). */
  readonly query: string;
  /** `reference`: the same for everyone. `own`: the query binds `$customer`; staff see every customer's. */
  readonly scope: 'reference' | 'own';
  /** Put on the card so that the orchestrator can route by it. Never for `own`, never for people. */
  readonly published: boolean;
  /** These are people: a customer who names another is refused. */
  readonly people?: boolean;
  /** Words that a name may lose without becoming another: `['Corp.', 'Ltd', 'Account']`. */
  readonly droppable?: readonly string[];
}

/** Identifiers recognised by their shape. */
export interface PatternEntity {
  readonly from: 'pattern';
  /** Case-insensitive; the whole match is handed to `normalise`. */
  readonly patterns: readonly RegExp[];
  /** The canonical spellings that this may stand for, most likely first: `article 220-3` may be L220-3, R220-3, A220-3. */
  readonly normalise: (match: RegExpExecArray) => readonly string[];
  /** A query that takes `$values` (a list) and returns those that exist as `id` and `name`; without it the first spelling stands. */
  readonly lookup?: string;
  readonly published: boolean;
}

export type Entity = NamedEntity | PatternEntity;

/** The same thing in each language: routes questions, and lets a French question find an English text. The first word is the usual one. */
export interface Term {
  readonly en: readonly string[];
  readonly fr: readonly string[];
}

export type Terminology = readonly Term[];

/** A set of questions per language. */
export type Questions = Localized<readonly string[]>;
