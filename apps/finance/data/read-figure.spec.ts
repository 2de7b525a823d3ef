import { describe, expect, it } from '@jest/globals';
import { readFigure, readYears } from './read-figure.ts';

describe('readFigure', () => {
  it.each([
    ['$ (1,204.5)', -1204.5, '$'],
    ['$(7,280)', -7280, '$'],
    ['(3.1)%', -3.1, '%'],
    ['12%', 12, '%'],
    ['(16) bps', -16, 'bps'],
    ['—', 0, ''],
    ['.5', 0.5, ''],
    ['€ 14', 14, '€'],
  ])('reads %s', (cell, value, unit) => expect(readFigure(cell)).toEqual({ value, unit }));

  it.each(['', 'N/A', 'April 27, 2019', '2 to 5 years'])('finds no figure in "%s"', (cell) => expect(readFigure(cell)).toBeUndefined());
});

describe('readYears', () => {
  it.each([
    ['Year ended 30 June 2021', [2021]],
    ['FY19', [2019]],
    ['F18 (3)', [2018]],
    ['2017/18', [2018]],
    ['2019 over 2018', [2019, 2018]],
    ['Less than 1 year', []],
  ])('of "%s"', (text, years) => expect(readYears(text)).toEqual(years));
});
