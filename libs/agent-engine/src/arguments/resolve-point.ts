import type { Days } from './calendar.ts';
import { addDays, dayOf, lastDay, monthsOf, partsOf } from './calendar.ts';
import type { Point } from './read-point.ts';

/** The days of a point in time. Without a year it is the latest that has begun by `asOf`. */
export function resolvePoint(point: Omit<Point, 'end'>, asOf: string): Days {
  if (point.year !== undefined) return daysOf(point, point.year);
  const [thisYear] = partsOf(asOf);
  const days = daysOf(point, thisYear);
  return days.from <= asOf ? days : daysOf(point, thisYear - 1);
}

/** Two points as one span: a year written once holds for both ("from June to August 2025"), and the first comes before the second. */
export function resolveRange(first: Omit<Point, 'end'>, second: Omit<Point, 'end'>, asOf: string): Days | undefined {
  const last = second.year === undefined && first.year !== undefined ? lastAfter(first, second, first.year) : resolvePoint(second, asOf);
  const [lastYear] = partsOf(last.from);
  if (first.year !== undefined) return ordered(resolvePoint(first, asOf), last);
  const same = daysOf(first, lastYear);
  return ordered(same.from <= last.to ? same : daysOf(first, lastYear - 1), last);
}

function lastAfter(first: Omit<Point, 'end'>, second: Omit<Point, 'end'>, year: number): Days {
  const days = daysOf(second, year);
  return days.to >= daysOf(first, year).from ? days : daysOf(second, year + 1);
}

function ordered(first: Days, last: Days): Days | undefined {
  return first.from <= last.to ? { from: first.from, to: last.to } : undefined;
}

function daysOf(point: Omit<Point, 'end'>, year: number): Days {
  switch (point.unit) {
    case 'day': {
      const day = dayOf(year, point.month!, Math.min(point.day!, lastDay(year, point.month!)))!;
      return { from: day, to: day };
    }
    case 'month':
      return monthsOf(year, point.month!);
    case 'quarter':
      return monthsOf(year, point.part! * 3 - 2, 3);
    case 'half':
      return monthsOf(year, point.part! * 6 - 5, 6);
    case 'year':
      return monthsOf(year, 1, 12);
  }
}

export const dayAfter = (days: Days): string => addDays(days.to, 1);
export const dayBefore = (days: Days): string => addDays(days.from, -1);
