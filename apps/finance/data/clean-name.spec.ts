import { describe, expect, it } from '@jest/globals';
import { cleanName, nameKey } from './clean-name.ts';

describe('cleanName', () => {
  it('makes one space of any, and drops slips at the ends', () => {
    expect(cleanName(' Banque\u00a0Azur , Ltd, ')).toBe('Banque Azur, Ltd');
  });
});

describe('nameKey', () => {
  it.each([
    ['Banque Azur N.V.', 'Banque Azur NV'],
    ['Banque Azur, N.A', 'Banque Azur N A'],
    ['Azur & Fils', 'Azur and  Fils'],
    ['Banque Azur A/S', 'Banque Azur A S'],
  ])('knows %s and %s as one', (one, other) => {
    expect(nameKey(one)).toBe(nameKey(other));
  });
});
