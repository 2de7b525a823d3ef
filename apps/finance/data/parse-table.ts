import { readFigure, readYears } from './read-figure.ts';

export interface ParsedCell {
  /** The heading above it, whole: `Years ended June 30, 2021`. */
  readonly column: string;
  readonly text: string;
  /** NaN when the cell holds words. */
  readonly value: number;
  readonly unit: string;
  readonly years: readonly number[];
}

export interface ParsedRow {
  readonly label: string;
  /** The line above that names a block of rows, or `''`. */
  readonly section: string;
  readonly cells: readonly ParsedCell[];
}

const clean = (cell: string | undefined): string => (cell ?? '').replace(/[\s\u00a0]+/g, ' ').trim();
const isScale = (text: string): boolean => /\b(?:thousands?|millions?|billions?)\b|['’]?000s?\b/i.test(text);
/** A year or a day is a heading, not a figure. */
const isPeriod = (text: string): boolean =>
  /^(?:\(?(?:19|20)\d{2}\)?(?:\s?[/–-]\s?\d{2,4})?(?:\s?\(\w\))?|F(?:Y)?\s?'?\d{2}.*|.*[a-z]+\.? \d{1,2}, (?:19|20)\d{2}.*)$/i.test(text);

/** A heading that spans columns stands over its first one, or over the middle when the first column's place is empty. */
function spread(row: readonly string[], width: number): string[] {
  const filled = row.flatMap((cell, index) => (index > 0 && cell !== '' ? [index] : []));
  const leftAligned = filled[0] === 1;
  return Array.from({ length: width }, (_, column) => {
    if (column === 0 || filled.length === 0) return '';
    const left = filled.filter((index) => index <= column).at(-1);
    const right = filled.find((index) => index >= column);
    if (right === undefined || left === column || (leftAligned && left !== undefined)) return row[left!]!;
    if (left === undefined) return row[right]!;
    return column - left <= right - column ? row[left]! : row[right]!;
  });
}

/** A grid of a report, as rows with labels and cells with headings. Rows of words alone open a section. */
export function parseTable(grid: readonly (readonly string[])[]): ParsedRow[] {
  const rows: ParsedRow[] = [];
  const width = Math.max(...grid.map((row) => row.length));
  let headings: string[][] = [];
  let headed = false;
  let section = '';
  for (const raw of grid) {
    const row = raw.map(clean);
    const [label = '', ...rest] = row;
    const values = rest.filter((cell) => cell !== '');
    const hasNoFigure = values.length > 0 && values.every((cell) => isPeriod(cell) || readFigure(cell) === undefined);
    const isHeading = hasNoFigure && (label === '' || isScale(label) || rows.length === 0 || values.some(isPeriod));
    if (isHeading) {
      if (headed) headings = [];
      headed = false;
      headings.push(spread(row, width));
      if (label !== '' && !isScale(label) && !isPeriod(label) && rows.length > 0) section = label;
    } else if (values.length === 0) {
      if (label !== '' && !isScale(label)) section = label.replace(/:$/, '');
    } else {
      headed = true;
      rows.push({ label: label || 'Total', section, cells: cellsOf(row, headings, label, section) });
      if (/^total\b/i.test(label)) section = '';
    }
  }
  return rows;
}

function cellsOf(row: readonly string[], headings: readonly (readonly string[])[], label: string, section: string): ParsedCell[] {
  return row.flatMap((text, index) => {
    if (index === 0 || text === '') return [];
    const column = [...new Set(headings.map((heading) => heading[index] ?? '').filter((part) => part !== ''))].join(' ');
    const figure = readFigure(text);
    const years = [column, label, section].map(readYears).find((found) => found.length > 0) ?? [];
    const unit = figure?.unit || (/%|percent/i.test(`${column} ${label}`.replace(/except[^)]*/i, '')) && figure ? '%' : '');
    return [{ column, text, value: figure?.value ?? Number.NaN, unit, years }];
  });
}

const word = { m: 'million', '000': 'thousand' } as const;
const named = (match: RegExpExecArray | null): string => {
  const scale = match?.[1]?.toLowerCase() ?? '';
  return word[scale as keyof typeof word] ?? scale;
};

/** `thousand`, `million`, `billion` or `''`: what the figures of a table are in. Headings speak before the text around. */
export function scaleOf(grid: readonly (readonly string[])[], paragraphs: readonly string[]): string {
  const headings = grid.slice(0, 4).flat().join(' ');
  const found = [
    named(/\b(thousand|million|billion)s?\b/i.exec(headings) ?? /(?:[$€£]|RMB)\s?['’]?(m|000)\b/i.exec(headings)),
    ...paragraphs.map((text) => named(/\bin (?:[\w.$€£]+ ){0,3}?(thousand|million|billion)s?\b/i.exec(text))),
  ].find((scale) => scale !== '');
  return found ?? '';
}
