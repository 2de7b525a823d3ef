import type { Language } from '@guichet/domain-kit';

/** Digits as people group them: `1,038.52`, `1 038,52`, `1.038,52`, `1'038.52`, `2019`. */
export const figure = String.raw`\d{1,3}(?:[,.'’\u00a0\u202f ]\d{3})+(?:[.,]\d{1,2}(?!\d))?|\d+(?:[.,]\d+)?`;

/**
 * The value of digits as written. The last of two different marks is the decimal one; a single mark before three digits groups
 * thousands where the language does so (`1,038` in English, `1.038` in French), and otherwise starts the decimals.
 */
export function readFigure(written: string, language: Language): number {
  const compact = written.replace(/['’\s]/g, '');
  const marks = [...compact.matchAll(/[.,]/g)].map(([mark]) => mark);
  if (marks.length === 0) return Number(compact);
  const last = marks.at(-1)!;
  const several = marks.length > 1;
  const mixed = several && marks.some((mark) => mark !== last);
  const decimals = compact.length - compact.lastIndexOf(last) - 1;
  const groups = mixed ? false : several || (decimals === 3 && last === (language === 'en' ? ',' : '.'));
  if (groups) return Number(compact.replace(/[.,]/g, ''));
  const at = compact.lastIndexOf(last);
  return Number(`${compact.slice(0, at).replace(/[.,]/g, '')}.${compact.slice(at + 1)}`);
}
