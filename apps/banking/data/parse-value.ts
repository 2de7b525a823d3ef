/** `$1,038.52`, `-50.0` or a number; undefined when it is none of these. */
export function parseAmount(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value !== 'string') return undefined;
  const match = /^\s*(-?)\$?(-?[\d,]+(?:\.\d+)?)\s*$/.exec(value);
  return match === null ? undefined : Number(`${match[1]}${match[2]!.replaceAll(',', '')}`);
}

/** `3240 points` as 3240; undefined when no whole number stands first. */
export function parsePoints(value: unknown): number | undefined {
  const match = /^\s*([\d,]+)(?:\s+points?)?\s*$/.exec(written(value));
  return match === null ? undefined : Number(match[1]!.replaceAll(',', ''));
}

/** MM/DD/YYYY or ISO (a time of day is dropped) as YYYY-MM-DD; undefined when it is no day of the calendar. */
export function parseDay(value: unknown): string | undefined {
  const text = written(value).trim();
  const american = /^(\d{1,2})\/(\d{1,2})\/(\d{4})/.exec(text);
  const iso = /^\d{4}-\d{2}-\d{2}/.exec(text);
  const day = american ? `${american[3]}-${american[1]!.padStart(2, '0')}-${american[2]!.padStart(2, '0')}` : iso?.[0];
  if (day === undefined) return undefined;
  const parsed = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(parsed.getTime()) || parsed.toISOString().slice(0, 10) !== day ? undefined : day;
}

/** A cell's text; '' for anything that is neither text nor number. */
const written = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');
