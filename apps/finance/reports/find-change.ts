import type { Found, Look, Row } from '@guichet/domain-kit';
import { readYears } from '../data/read-figure.ts';
import { leastCovered, lookUpCells } from './look-up-cells.ts';
import { findDifference } from './find-difference.ts';
import { cellRow, type ReportCell } from './report-cell.ts';
import { rounded } from './rounded.ts';

/**
 * Two rows of one column, where the question names both; else one row of a table in two periods: the years asked for, or the latest two. The row holds both figures, the difference (later minus
 * earlier) and that difference in percent of the earlier one's size; no percentage when the earlier one is 0.
 */
export async function findChange(look: Look): Promise<Partial<Found>> {
  const difference = await findDifference(look);
  if (difference.length > 0) return { rows: difference };
  const asked = readYears(look.question).sort((a, b) => a - b);
  const matched = (await lookUpCells(look)).filter(
    ({ cell, covered, score }) =>
      cell.years.length === 1 && !/\b(?:change|variance|difference)\b/i.test(cell.column) && covered >= leastCovered && score > 0,
  );
  for (const best of matched) {
    const same = matched.map(({ cell }) => cell).filter((cell) => sameButYear(cell, best.cell));
    const pair = twoPeriods(same, asked);
    if (pair) return { rows: [changeRow(...pair)] };
  }
  return {};
}

const withoutYears = (text: string): string =>
  text.replace(/\b(?:19|20)\d{2}\b|\bF(?:Y)?\d{2}\b|\(\w\)|\b\d+ weeks\b|[A-Z][a-z]+ \d{1,2}, ?/gi, '').trim();

/** One figure of two periods: the year stands in the column, in the label (`Net balance at June 30, 2023`) or in the block's heading. */
const sameButYear = (one: ReportCell, other: ReportCell): boolean =>
  one.table === other.table &&
  one.unit.replace('$', '') === other.unit.replace('$', '') &&
  [one.label, one.section, one.column].map(withoutYears).join('|') ===
    [other.label, other.section, other.column].map(withoutYears).join('|');

function twoPeriods(cells: readonly ReportCell[], asked: readonly number[]): [ReportCell, ReportCell] | undefined {
  const latest = (year: number) => cells.find((cell) => cell.years[0] === year);
  const years = [...new Set(cells.map((cell) => cell.years[0]!))].sort((a, b) => a - b);
  const last = asked.at(-1) ?? years.at(-1);
  const first = asked.length > 1 ? asked[0] : years.filter((year) => year < (last ?? 0)).at(-1);
  const pair = [latest(first ?? 0), latest(last ?? 0)];
  return pair[0] && pair[1] && pair[0] !== pair[1] ? [pair[0], pair[1]] : undefined;
}

function changeRow(earlier: ReportCell, later: ReportCell): Row {
  const difference = rounded(later.value - earlier.value, 6);
  return {
    ...cellRow(later),
    earlier_period: String(earlier.years[0]),
    earlier_value: earlier.value,
    later_period: String(later.years[0]),
    later_value: later.value,
    difference,
    percent: earlier.value === 0 ? null : rounded((difference / Math.abs(earlier.value)) * 100, 2),
  };
}
