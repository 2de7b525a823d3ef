import { parseDay } from './parse-value.ts';

/** A row as the tables hold it. */
export type Cells = Readonly<Record<string, unknown>>;
export type TauTables = Readonly<Record<string, { readonly data: Readonly<Record<string, Cells>> }>>;

/** All sums are in dollars. */
export const currency = 'USD';

/** A cell as text; '' when it is empty. */
export const cell = (row: Cells, name: string): string => {
  const value = row[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

/** A cell as YYYY-MM-DD; '' when it holds no day. */
export const dayOf = (row: Cells, name: string): string => parseDay(row[name]) ?? '';
