import type { GraphStore, Passage, PassageFilter, Row, Value } from '@guichet/stores';
import type { Language } from './language.ts';
import type { Arguments } from './parameter.ts';

export type Role = 'customer' | 'staff' | 'service';

export interface Caller {
  readonly role: Role;
  /** The customer's id in this domain; `''` for staff and services. */
  readonly customer: string;
}

/** A passage with the sentences of it that speak to the question. */
export interface QuotedPassage {
  readonly passage: Passage;
  /** Verbatim pieces of `passage.text`, in reading order. */
  readonly quotes: readonly string[];
  /** Raw search score. */
  readonly score: number;
}

export interface Found {
  readonly rows: readonly Row[];
  readonly passages: readonly QuotedPassage[];
}

/** How a body looks: bounded, traced, scoped to the caller. */
export interface Look {
  readonly question: string;
  readonly language: Language;
  readonly asOf: string;
  readonly arguments: Arguments;
  readonly caller: Caller;
  /** Runs a file of `queries/`; the arguments and `$customer` are bound already. */
  readonly query: (name: string, parameters?: Readonly<Record<string, Value>>) => Promise<readonly Row[]>;
  /** Searches the domain's passages for `text` (default: the question) in both languages; owner and audience are set already. */
  readonly search: (options: SearchOptions) => Promise<readonly QuotedPassage[]>;
  readonly engine: GraphStore['engine'];
}

export interface SearchOptions {
  readonly text?: string;
  readonly filter?: Pick<PassageFilter, 'dataset' | 'tags'>;
  /** How many passages are quoted. Default 3. */
  readonly k?: number;
}

/** One Cypher file of `queries/`. Each row has `source` (the primary record), `sources` (a set, shown sorted) or both, and may have `title` and `as_of`. */
export interface TemplateBody {
  readonly kind: 'template';
  readonly query: string;
}

/** Full-text search in the domain's passages, answered by quoting. */
export interface PassagesBody {
  readonly kind: 'passages';
  readonly search: (look: Pick<Look, 'question' | 'arguments' | 'language'>) => SearchOptions;
}

/** Several looks, or a computation over what one found. */
export interface ComputedBody {
  readonly kind: 'computed';
  readonly run: (look: Look) => Promise<Partial<Found>>;
}

export type Body = TemplateBody | PassagesBody | ComputedBody;

export const template = (query: string): TemplateBody => ({ kind: 'template', query });
export const passages = (search: PassagesBody['search'] = () => ({})): PassagesBody => ({ kind: 'passages', search });
export const computed = (run: ComputedBody['run']): ComputedBody => ({ kind: 'computed', run });
