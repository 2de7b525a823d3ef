import type { Row } from '@guichet/domain-kit';
import { figure, text } from '../answers/fields.ts';

/** One figure of a report's table, with all that says what it is. */
export interface ReportCell {
  readonly company: string;
  readonly table: string;
  readonly title: string;
  /** `thousand`, `million`, `billion` or `''`. */
  readonly scale: string;
  readonly source: string;
  readonly row: number;
  readonly label: string;
  readonly section: string;
  readonly column: string;
  readonly value: number;
  readonly unit: string;
  readonly years: readonly number[];
}

/** A row of `rows_of_company`. */
export const reportCell = (row: Row): ReportCell => ({
  company: text(row, 'company'),
  table: text(row, 'table_id'),
  title: text(row, 'title'),
  scale: text(row, 'scale'),
  source: text(row, 'source'),
  row: figure(row, 'row_position'),
  label: text(row, 'label'),
  section: text(row, 'section'),
  column: text(row, 'column'),
  value: figure(row, 'value'),
  unit: text(row, 'unit'),
  years: Array.isArray(row['years']) ? row['years'].map(Number) : [],
});

/** As evidence shows it. */
export const cellRow = (cell: ReportCell): Row => ({
  company: cell.company,
  label: cell.label,
  section: cell.section,
  column: cell.column,
  value: cell.value,
  unit: cell.unit,
  scale: scaleOfCell(cell),
  source: cell.source,
  title: cell.title,
});

/** Percentages, amounts per share and numbers of shares are not in the table's thousands or millions. */
export const scaleOfCell = ({ unit, label, scale }: ReportCell): string =>
  unit === '%' || unit === 'bps' || /\bper\b|\bshares?\b|\(%\)/i.test(label) ? '' : scale;
