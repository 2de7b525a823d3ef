import type { Result } from '@guichet/domain-kit';
import { text } from './read-row.ts';
import type { Row } from '@guichet/domain-kit';
import { amount } from './read-row.ts';

/** How many rows an answer lists one by one. */
export const listed = 20;

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
export function andMore({ rows, language }: Result): { text: string; rows: number[] }[] {
  const more = rows.length - listed;
  if (more <= 0) return [];
  const rest = rows.map((_, index) => index).slice(listed);
  return [{ text: language === 'fr' ? `Et ${more} de plus.` : `And ${more} more.`, rows: rest }];
}
