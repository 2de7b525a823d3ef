import { describe, expect, it } from '@jest/globals';
import { parseAmount, parseDay, parsePoints } from './parse-value.ts';

describe('values as the bank writes them', () => {
  it.each([
    ['$1,234.50', 1234.5],
    ['-12.0', -12],
    ['-$7.25', -7.25],
    [40, 40],
    ['free', undefined],
    [undefined, undefined],
  ])('reads the amount %p as %p', (written, expected) => expect(parseAmount(written)).toBe(expected));

  it.each([
    ['310 points', 310],
    ['1,205 points', 1205],
    ['none', undefined],
  ])('reads the points %p as %p', (written, expected) => expect(parsePoints(written)).toBe(expected));

  it.each([
    ['03/09/2024', '2024-03-09'],
    ['2024-03-09 11:20:00 EST', '2024-03-09'],
    ['02/30/2024', undefined],
    ['soon', undefined],
  ])('reads the day %p as %p', (written, expected) => expect(parseDay(written)).toBe(expected));
});
