import type { Result } from '@guichet/domain-kit';

/** The period asked about, as a phrase with a space before it; `''` when there is none. */
export function during(result: Result): string {
  const value = result.arguments['period']?.value;
  if (typeof value !== 'object' || !('from' in value)) return '';
  const { from, to } = value;
  const { date } = result.format;
  const french = result.language === 'fr';
  if (from === '0001-01-01' && to === '9999-12-31') return '';
  if (from.endsWith('-01-01') && to === `${from.slice(0, 4)}-12-31`) return french ? ` en ${from.slice(0, 4)}` : ` in ${from.slice(0, 4)}`;
  if (from === '0001-01-01') return french ? ` jusqu'au ${date(to)}` : ` until ${date(to)}`;
  if (to === '9999-12-31') return french ? ` depuis le ${date(from)}` : ` since ${date(from)}`;
  return french ? ` du ${date(from)} au ${date(to)}` : ` from ${date(from)} to ${date(to)}`;
}
