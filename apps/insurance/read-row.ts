import type { Row } from '@guichet/domain-kit';

/** A column as text; '' when it is empty. */
export const text = (row: Row, column: string): string => (typeof row[column] === 'object' ? '' : String(row[column] ?? ''));
/** A column as a number; 0 when it is empty. */
export const figure = (row: Row, column: string): number => Number(row[column] ?? 0);
/** A column as a list of texts. */
export const list = (row: Row, column: string): string[] => (Array.isArray(row[column]) ? row[column].map(String) : []);
