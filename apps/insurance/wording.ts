import type { Language, Result, Row, Said } from '@guichet/domain-kit';
import { listedRows } from './guardrails/answer-limits.ts';
import { figure, text } from './read-row.ts';

const currency = 'EUR';

export const euros = ({ format }: Result, row: Row, column: string): string => format.money(figure(row, column), currency);
export const day = ({ format }: Result, row: Row, column: string): string => format.date(text(row, column));

/** What stands word for word, after its title, with the quotation marks of the answer's language. */
export const quotation = (language: Language, words: string): string => (language === 'fr' ? ` : « ${words} »` : `: “${words}”`);

/** Each passage found, quoted word for word under its title. */
export const quoted = ({ passages, language }: Result): Said[] =>
  passages.map(({ passage, quotes }, index) => ({
    text: passage.title + quotation(language, quotes.join(' … ')),
    passages: [index],
  }));

/** The article's text in the question's language where it is there, else as the code has it. */
export const articleText = ({ language }: Result, row: Row): string =>
  language === 'en' && text(row, 'text_en') !== '' ? text(row, 'text_en') : text(row, 'text');

/** A sentence for each row, resting on it; what is beyond the limit is counted. */
export function eachRow({ rows, language }: Result, say: (row: Row) => string): Said[] {
  const listed = rows.slice(0, listedRows).map((row, index) => ({ text: say(row), rows: [index] }));
  const more = rows.length - listed.length;
  if (more <= 0) return listed;
  const rest = rows.map((_, index) => index).slice(listedRows);
  return [...listed, { text: language === 'fr' ? `Et ${more} de plus.` : `And ${more} more.`, rows: rest }];
}
