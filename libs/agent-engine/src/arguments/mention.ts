/** Where words stand in the question: `question.slice(start, end) === words`. */
export interface Span {
  readonly start: number;
  readonly end: number;
  readonly words: string;
}

export interface Candidate {
  readonly id: string;
  readonly name: string;
}

/**
 * Something that the domain's data knows. `exact` and `corrected` have one candidate, `ambiguous` several that fit equally well,
 * `unknown` none: the words have the shape of such a thing (an article's number), and the data has no such one.
 */
export interface EntityMention extends Span {
  readonly kind: 'entity';
  /** A key of the domain's `entities`. */
  readonly entity: string;
  readonly how: 'exact' | 'corrected' | 'ambiguous' | 'unknown';
  readonly candidates: readonly Candidate[];
}

/** Days, both included; a single day has `from === to`. */
export interface PeriodMention extends Span {
  readonly kind: 'period';
  readonly from: string;
  readonly to: string;
}

export interface NumberMention extends Span {
  readonly kind: 'number';
  readonly value: number;
}

/** `currency` is ISO 4217, `''` when none is written. */
export interface AmountMention extends Span {
  readonly kind: 'amount';
  readonly value: number;
  readonly currency: string;
}

export type Mention = EntityMention | PeriodMention | NumberMention | AmountMention;

/** Words meant as a name that no index knows; `entity` when a word beside it tells of which kind ("compte Diamant"). */
export interface UnknownMention extends Span {
  readonly entity?: string;
}
