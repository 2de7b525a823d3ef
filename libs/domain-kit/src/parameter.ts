import type { Localized } from './language.ts';

interface Described {
  /** What the value is, for whoever chooses it. */
  readonly description: Localized;
}

/** A required value is asked for when the question does not hold it; any other has an explicit default. */
type Presence<Default> = { readonly required: true; readonly ask: Localized } | { readonly required?: false; readonly default: Default };

/** Something that the domain's own data knows by name, number or shape. Bound in Cypher as its id, `''` when absent. */
export type EntityParameter = Described &
  Presence<''> & {
    readonly type: 'entity';
    /** A key of the domain's `entities`. */
    readonly entity: string;
    /** Words before the name that give it this role where a tool takes two of a kind: `{ en: ['from'], fr: ['de', 'envoyé par'] }`. */
    readonly role?: Localized<readonly string[]>;
    /** Takes every one named; bound in Cypher as a list of ids, `[]` when absent. */
    readonly many?: boolean;
  };

/** A span of days, both included. Bound as `$<name>_from` and `$<name>_to` (YYYY-MM-DD; 0001-01-01 and 9999-12-31 when absent). */
export type PeriodParameter = Described & Presence<'all'> & { readonly type: 'period' };

/** One day, bound as YYYY-MM-DD, `''` when absent. */
export type DateParameter = Described & Presence<''> & { readonly type: 'date' };

/** A number written in the question, in digits or words. */
export type NumberParameter = Described &
  Presence<number> & { readonly type: 'number'; readonly minimum?: number; readonly maximum?: number };

/** A sum of money. Bound as `$<name>` (a number); the currency, where one is written, as `$<name>_currency`, else `''`. */
export type AmountParameter = Described & Presence<number> & { readonly type: 'amount' };

/** One of a closed set; each value is recognised by its synonyms. Bound as the key. */
export type ChoiceParameter = Described &
  Presence<string> & { readonly type: 'choice'; readonly values: Readonly<Record<string, Localized<readonly string[]>>> };

/** The sub-question itself, whole. */
export type QuestionParameter = Described & { readonly type: 'question' };

export type Parameter =
  EntityParameter | PeriodParameter | DateParameter | NumberParameter | AmountParameter | ChoiceParameter | QuestionParameter;

export type Parameters = Readonly<Record<string, Parameter>>;

/** What a parameter became. `how` tells whether the question said it exactly, nearly, or not at all. */
export interface Argument {
  /** What is bound in Cypher; for a period `{ from, to }`; for `many` a list. */
  readonly value: string | number | readonly string[] | { readonly from: string; readonly to: string };
  /** As an answer shows it: the entity's name, the period in words are the template's business. */
  readonly name: string;
  readonly how: 'exact' | 'corrected' | 'default';
  /** The words of the question that it came from; empty for a default. */
  readonly words: string;
}

export type Arguments = Readonly<Record<string, Argument>>;
