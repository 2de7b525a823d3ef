/** Days as YYYY-MM-DD: calendar arithmetic without clocks or zones. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

export const always: Days = { from: '0001-01-01', to: '9999-12-31' };

/** Undefined when there is no such day. Months count from 1. */
export function dayOf(year: number, month: number, day: number): string | undefined {
  if (month < 1 || month > 12 || day < 1 || day > lastDay(year, month) || year < 1 || year > 9999) return undefined;
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
}

export function lastDay(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** Whole months, from `month` of `year` on. */
export function monthsOf(year: number, month: number, count = 1): Days {
  const first = new Date(Date.UTC(year, month - 1, 1));
  const last = new Date(Date.UTC(year, month - 1 + count, 0));
  return { from: isoOf(first), to: isoOf(last) };
}

export function addDays(day: string, count: number): string {
  const [year, month, date] = partsOf(day);
  return isoOf(new Date(Date.UTC(year, month - 1, date + count)));
}

/** The same day of another month, or that month's last. */
export function addMonths(day: string, count: number): string {
  const [year, month, date] = partsOf(day);
  const target = new Date(Date.UTC(year, month - 1 + count, 1));
  const length = lastDay(target.getUTCFullYear(), target.getUTCMonth() + 1);
  return isoOf(new Date(Date.UTC(target.getUTCFullYear(), target.getUTCMonth(), Math.min(date, length))));
}

/** The Monday of a day's week. */
export function mondayOf(day: string): string {
  const [year, month, date] = partsOf(day);
  const weekday = (new Date(Date.UTC(year, month - 1, date)).getUTCDay() + 6) % 7;
  return addDays(day, -weekday);
}

export function partsOf(day: string): readonly [number, number, number] {
  const [year, month, date] = day.split('-').map(Number);
  return [year!, month!, date!];
}

/** The day that it is in a time zone (IANA name) at an instant. */
export function dayIn(timeZone: string, instant: Date): string {
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).formatToParts(instant);
  const part = (type: string) => parts.find((candidate) => candidate.type === type)!.value;
  return `${part('year')}-${part('month')}-${part('day')}`;
}

const isoOf = (date: Date) => date.toISOString().slice(0, 10);
const pad = (value: number, width: number) => String(value).padStart(width, '0');
