import type { Found, Look } from '@guichet/domain-kit';
import { figuresTold } from '../guardrails/answer-limits.ts';
import { readYears } from '../data/read-figure.ts';
import { findInText } from './find-in-text.ts';
import { leastCovered, leastScore, lookUpCells } from './look-up-cells.ts';
import { cellRow } from './report-cell.ts';

/** Figures nearly as good as the best are told too: another year of the row, or the same row of another table. */
const near = 0.985;

/** The figure that the question names by row, column and period; passages of the reports where no table has it. */
export async function findFigure(look: Look): Promise<Partial<Found>> {
  const matched = await lookUpCells(look);
  const best = matched[0];
  if (best === undefined || best.covered < leastCovered || best.score < leastScore) return { passages: await findInText(look) };
  const years = readYears(look.question);
  const same = matched.filter(
    ({ cell, score }) => score >= near * best.score && (years.length > 0 || (cell.table === best.cell.table && cell.row === best.cell.row)),
  );
  const distinct = same.filter(
    ({ cell }, index) => same.findIndex((other) => other.cell.value === cell.value && other.cell.column === cell.column) === index,
  );
  return { rows: distinct.slice(0, figuresTold).map(({ cell }) => cellRow(cell)) };
}
