import type { Language, Row } from '@guichet/domain-kit';

/** A field of a row as text. */
export const text = (row: Row | undefined, field: string): string => {
  const value = row?.[field];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

/** A field of a row as a number; 0 when there is none. */
export const figure = (row: Row | undefined, field: string): number => Number(row?.[field] ?? 0);

/** A name in the reader's language: `country_fr` stands beside `country`. */
export const named = (row: Row | undefined, field: string, language: Language): string =>
  (language === 'fr' && text(row, `${field}_fr`)) || text(row, field);
