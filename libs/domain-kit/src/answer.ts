import type { Row } from '@guichet/stores';
import type { Found } from './body.ts';
import type { Language } from './language.ts';
import type { Arguments } from './parameter.ts';
import type { Format } from './format.ts';

/** What an answer template sees. */
export interface Result extends Found {
  readonly arguments: Arguments;
  readonly language: Language;
  readonly format: Format;
  readonly question: string;
}

/** One sentence and the rows and passages (positions in the result) that it rests on. */
export interface Said {
  readonly text: string;
  readonly rows?: readonly number[];
  readonly passages?: readonly number[];
}

/** A text alone rests on every row and passage found. */
export type AnswerTemplate = (result: Result) => string | readonly Said[];

/** A value that a later step may use: `{ name: 'bank', of: (rows) => rows[0]?.bank }`. */
export interface Export {
  readonly name: string;
  /** As it is written into the next question; undefined when there is none. */
  readonly of: (rows: readonly Row[]) => string | undefined;
  /** Whether it may cross to another domain. */
  readonly exportable: boolean;
}
