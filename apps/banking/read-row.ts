import type { Row } from '@guichet/domain-kit';

/** A column as text; '' when the row has none. */
export const text = (row: Row, column: string): string => {
  const value = row[column];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

/** A column as a number; 0 when the row has none. */
export const amount = (row: Row, column: string): number => Number(row[column] ?? 0);
