import type { Value } from '@guichet/domain-kit';

/** A value of a row as text: `''` for nothing, JSON for lists and maps. */
export function textOf(value: Value | undefined): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** The texts of a list; none where the value is no list. */
export const textsOf = (value: Value | undefined): string[] =>
  isList(value) ? value.filter((item) => item !== null).map((item) => textOf(item)) : [];

const isList = (value: Value | undefined): value is readonly Value[] => Array.isArray(value);
