import type { Result, Row, Said } from '@guichet/domain-kit';
import { chosenValue } from './chosen-value.ts';
import { listedRows } from './guardrails/answer-limits.ts';
import { amount, text } from './read-row.ts';
import { cardKinds, categories, inWords, reasons, statuses } from './vocabulary.ts';

/** ` from 1 October 2025 to 31 October 2025`, with its leading space; '' when the question named no period. */
export function inPeriod({ arguments: { period }, format, language }: Result): string {
  if (period === undefined || period.how === 'default' || typeof period.value !== 'object' || !('from' in period.value)) return '';
  const { from, to } = period.value;
  if (from === to) return language === 'fr' ? ` le ${format.date(from)}` : ` on ${format.date(from)}`;
  return language === 'fr' ? ` du ${format.date(from)} au ${format.date(to)}` : ` from ${format.date(from)} to ${format.date(to)}`;
}

/** The name that an argument was given, '' for a default. */
export const named = (result: Result, parameter: string): string => {
  const argument = result.arguments[parameter];
  return argument === undefined || argument.how === 'default' ? '' : argument.name;
};

/** A row's column as money in the row's own currency. */
export const money = (result: Result, row: Row, column: string): string => result.format.money(amount(row, column), text(row, 'currency'));

/** A row's column as a day in words. */
export const day = (result: Result, row: Row, column: string): string => result.format.date(text(row, column));

/** Says how many more rows there are than were listed; nothing when all were. */
export function andMore({ rows, language }: Result): Said[] {
  const more = rows.length - listedRows;
  if (more <= 0) return [];
  const rest = rows.map((_, index) => index).slice(listedRows);
  return [{ text: language === 'fr' ? `Et ${more} de plus.` : `And ${more} more.`, rows: rest }];
}

/** A card in a sentence: what it is, whether it works, since when and until when. A part that the books lack is left out. */
export function describeCard(result: Result, row: Row): string {
  const french = result.language === 'fr';
  const part = (column: string, say: (value: string) => string): string => (text(row, column) === '' ? '' : say(text(row, column)));
  const kind = inWords(cardKinds, text(row, 'kind'), result.language);
  const digits = part('last4', (last4) => (french ? `, finissant par ${last4}` : `, ending in ${last4}`));
  const status = part('status', (code) => (french ? `est ${inWords(statuses, code, 'fr')}` : `is ${inWords(statuses, code, 'en')}`));
  const issued = part('issued', () => (french ? `émise le ${day(result, row, 'issued')}` : `was issued on ${day(result, row, 'issued')}`));
  const reason = part('reason', (code) => (french ? ` pour ${inWords(reasons, code, 'fr')}` : ` for ${inWords(reasons, code, 'en')}`));
  const expires = part('expires', () =>
    french ? `expire le ${day(result, row, 'expires')}` : `expires on ${day(result, row, 'expires')}`,
  );
  const facts = [status, issued === '' ? '' : issued + reason, expires].filter((fact) => fact !== '');
  return `${french ? 'Votre' : 'Your'} ${text(row, 'name')} (${kind}${digits}) ${result.format.list(facts)}.`;
}

/** ` at Acorn Cafe, on dining, with the Silver Card`: what a question about spending was narrowed to. */
export function spendingScope(result: Result): string {
  const french = result.language === 'fr';
  const category = chosenValue(result.arguments, 'category');
  const parts = [
    named(result, 'merchant') && `${french ? ' chez ' : ' at '}${named(result, 'merchant')}`,
    category && `${french ? ' en ' : ' on '}${inWords(categories, category, result.language)}`,
    named(result, 'card') && `${french ? ' avec la carte ' : ' with the '}${named(result, 'card')}`,
  ];
  return parts.filter(Boolean).join('');
}

/** The positions of all rows: what a sentence about the whole result rests on. */
export const everyRow = ({ rows }: Result): number[] => rows.map((_, index) => index);

/** Each passage found, quoted word for word under its title. */
export const quoted = ({ passages, language }: Result): Said[] =>
  passages.map(({ passage, quotes }, index) => ({
    text: `${passage.title}${language === 'fr' ? ' : ' : ': '}“${quotes.join(' … ')}”`,
    passages: [index],
  }));

/** For exports: a column of the only row; undefined when there are several, for then the value is not one. */
export const onlyOne =
  (column: string) =>
  (rows: readonly Row[]): string | undefined =>
    rows.length === 1 ? text(rows[0]!, column) : undefined;
