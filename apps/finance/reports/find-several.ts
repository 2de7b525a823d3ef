import type { Found, Look } from '@guichet/domain-kit';
import { readYears } from '../data/read-figure.ts';
import { conceptsIn } from './concepts.ts';
import { leastCovered, lookUpCells } from './look-up-cells.ts';
import type { MatchedCell } from './match-cells.ts';
import { cellRow, type ReportCell } from './report-cell.ts';
import { saysSomething, wordsIn } from './words.ts';

/**
 * The figures that an average or a sum is asked over: the years named of one row, else the columns named of one row, else the rows named
 * of one column. Each is a row of its own; the answer adds them up.
 */
export async function findSeveral(look: Look): Promise<Partial<Found>> {
  const matched = await lookUpCells(look);
  const best = matched.find(({ covered, score }) => covered >= leastCovered / 2 && score > 0);
  if (best === undefined) return {};
  const years = readYears(look.question);
  const vocabulary = new Set(matched.flatMap(({ cell }) => wordsIn(`${cell.label} ${cell.column}`)));
  const words = new Set([
    ...wordsIn(look.question),
    ...conceptsIn(look.question, look.language, vocabulary).flatMap(({ ways }) => ways.flat()),
  ]);
  const row = matched
    .map(({ cell }) => cell)
    .filter(
      (cell) =>
        cell.table === best.cell.table &&
        cell.row === best.cell.row &&
        cell.unit.replace('$', '') === best.cell.unit.replace('$', '') &&
        !isChange(cell),
    );
  const candidates = [ofYears(row, years), namedColumns(row, words), namedRows(matched, best, words)];
  const several = candidates.find((cells) => cells.length > 1) ?? row.filter((cell) => cell.years.length === 1);
  return { rows: several.length > 1 ? several.map(cellRow) : [] };
}

/** One figure a year, for all years from the first to the last asked for. */
function ofYears(row: readonly ReportCell[], years: readonly number[]): ReportCell[] {
  if (years.length < 2) return [];
  const [first, last] = [Math.min(...years), Math.max(...years)];
  const inside = row.filter((cell) => cell.years.length === 1 && cell.years[0]! >= first && cell.years[0]! <= last);
  return inside.filter((cell, index) => inside.findIndex((other) => other.years[0] === cell.years[0]) === index);
}

const isChange = ({ column }: ReportCell): boolean => /\b(?:change|variance|increase|decrease|difference)\b/i.test(column);

const isNamed = (text: string, words: ReadonlySet<string>): boolean => {
  const said = wordsIn(text).filter(saysSomething);
  return said.length > 0 && said.every((word) => words.has(word));
};

const namedColumns = (row: readonly ReportCell[], words: ReadonlySet<string>): ReportCell[] => {
  const distinctive = (cell: ReportCell) => ({
    cell,
    words: wordsIn(cell.column).filter((word) => !row.every((other) => wordsIn(other.column).includes(word))),
  });
  return row
    .map(distinctive)
    .filter(({ cell, words: own }) => own.length > 0 && (isNamed(cell.column, words) || isNamed(own.join(' '), words)))
    .filter(({ cell }) => !/^total\b/i.test(cell.column))
    .map(({ cell }) => cell);
};

const namedRows = (matched: readonly MatchedCell[], best: MatchedCell, words: ReadonlySet<string>): ReportCell[] =>
  matched
    .map(({ cell }) => cell)
    .filter((cell) => cell.table === best.cell.table && cell.column === best.cell.column && isNamed(cell.label, words))
    .sort((a, b) => a.row - b.row);
