import { describe, expect, it } from '@jest/globals';
import { matchCells } from './match-cells.ts';
import type { ReportCell } from './report-cell.ts';

const cell = (label: string, column: string, year: number, value: number): ReportCell => ({
  company: 'Velora Telecom',
  table: 'velora',
  title: 'Selected financial data',
  scale: 'thousand',
  source: 'report:velora',
  row: 0,
  label,
  section: '',
  column,
  value,
  unit: '$',
  years: [year],
});

const cells = [
  cell('Deferred revenue', '2024', 2024, 1),
  cell('Revenue', '2024', 2024, 2),
  cell('Revenue', '2023', 2023, 3),
  cell('Net income attributable to stockholders', '2024', 2024, 4),
];

const best = (question: string, language: 'en' | 'fr') => matchCells(cells, question, language, 'Velora Telecom')[0]?.cell.value;

describe('matchCells', () => {
  it('prefers the row that says what was asked, and no more', () => expect(best('What was revenue in 2024?', 'en')).toBe(2));
  it('keeps to the year', () => expect(best("Velora Telecom's turnover for 2023", 'en')).toBe(3));
  it('reads French, slips included', () => expect(best('résutlat net reveannt aux actionnaires de Velora Telecom, 2024', 'fr')).toBe(4));
  it('takes the longer label where it is asked for', () => expect(best('deferred revenue 2024', 'en')).toBe(1));
});
