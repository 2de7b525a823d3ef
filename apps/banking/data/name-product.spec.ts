import { describe, expect, it } from '@jest/globals';
import { bareName, productAliases, productId } from './name-product.ts';

describe('names of products', () => {
  it('are one identifier, however they are written', () => {
    expect(productId('Meadow Account (checking)')).toBe(productId('meadow account'));
  });

  it('are shortened as people do in both languages', () => {
    expect(productAliases('Azure Rewards Card')).toEqual(expect.arrayContaining(['carte Azure', 'Azure card', 'cartes Azure']));
    expect(productAliases('Daily Account')).toEqual(expect.arrayContaining(['compte Daily', 'livret Daily']));
    expect(productAliases('Daily Account debit card')).toEqual(['Daily debit card', 'carte débit Daily']);
  });

  it('may lose their kind, but a debit card not', () => {
    expect(bareName('Azure Rewards Card')).toBe('Azure');
    expect(bareName('Pocket')).toBe('');
    expect(bareName('Daily Account debit card')).toBe('');
  });
});
