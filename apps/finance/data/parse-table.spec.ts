import { describe, expect, it } from '@jest/globals';
import { parseTable, scaleOf } from './parse-table.ts';

describe('parseTable', () => {
  it('puts headings that span columns over each, and names the block that a row stands in', () => {
    const [bread, total] = parseTable([
      ['', 'Years ended June 30,', ''],
      ['(in millions)', '2024', '2023'],
      ['Bakery:', '', ''],
      ['Bread', '$ 12.5', '$ 11.0'],
      ['', '12.5', '11.0'],
    ]);
    expect(bread).toMatchObject({ label: 'Bread', section: 'Bakery' });
    expect(bread?.cells[1]).toEqual({ column: 'Years ended June 30, 2023', text: '$ 11.0', value: 11, unit: '$', years: [2023] });
    expect(total?.label).toBe('Total');
  });

  it('centres a heading whose first place is empty', () => {
    const [row] = parseTable([
      ['', '', '2024', '', '', '2023', ''],
      ['', 'Low', 'High', 'Mean', 'Low', 'High', 'Mean'],
      ['Price', '1.0', '3.0', '2.0', '4.0', '6.0', '5.0'],
    ]);
    expect(row?.cells.map(({ column }) => column)).toEqual(['2024 Low', '2024 High', '2024 Mean', '2023 Low', '2023 High', '2023 Mean']);
  });

  it('takes the year from the label or the block where the heading has none', () => {
    const rows = parseTable([
      ['', 'Ovens', 'Shops'],
      ['Balance at June 30, 2023', '4', '5'],
      ['June 30, 2024', '', ''],
      ['Balance', '6', '7'],
    ]);
    expect(rows.map(({ cells }) => cells[0]?.years)).toEqual([[2023], [2024]]);
  });
});

describe('scaleOf', () => {
  it('reads headings before the text around', () => {
    expect(scaleOf([['$ MILLION', '2024']], ['Amounts are in thousands.'])).toBe('million');
    expect(scaleOf([['', '2024']], ['Amounts are in thousands of dollars.'])).toBe('thousand');
    expect(scaleOf([['', '2024']], [])).toBe('');
  });
});
