import { describe, expect, it } from '@jest/globals';
import { linkedNumber, numberOf, outsideText } from './article-number.ts';

describe('article numbers', () => {
  it.each([
    ['Article L100-1', 'L100-1'],
    ['Article R*200-4', 'R*200-4'],
    ['Article Annexe R200-7', 'Annexe R200-7'],
  ])('%s is %s', (heading, number) => expect(numberOf(heading)).toBe(number));

  it.each([
    ['Code des assurances - art. L100-2 (V)', 'L100-2'],
    ['Code des assurances - art. R*100-10 (Ab)', 'R*100-10'],
    ['TXT_SOURCE: Code des assurances - art. L100-4-1 (VD)', 'L100-4-1'],
    ['Code de commerce - art. L100-2 (V)', undefined],
    ['Loi n°2000-1 du 2 janvier 2000 - art. 3', undefined],
  ])('%s points to %s', (target, number) => expect(linkedNumber(target)).toBe(number));

  it('names an outside text without the marks of its source', () => {
    expect(outsideText('TXT_ASSOCIE: Code de commerce - art. L100-2 (V)')).toBe('Code de commerce - art. L100-2');
  });
});
