import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { stemmedTokens } from './stemmed-tokens.ts';

describe('stemmedTokens', () => {
  it.each([
    ['sinistre', 'Sinistres'],
    ['résilié', 'resilie'],
    ["l'œuvre", 'oeuvres'],
    ['d’incendie', 'INCENDIES'],
    ['jusqu’échéance', 'echeances'],
  ])('finds %s and %s to be one term in French', (one, other) => {
    expect(stemmedTokens(one, 'fr')).toEqual(stemmedTokens(other, 'fr'));
    expect(stemmedTokens(one, 'fr')).toHaveLength(1);
  });

  it.each([
    ['refunds', 'Refunded'],
    ['costing', 'costs'],
  ])('finds %s and %s to be one term in English', (one, other) => {
    expect(stemmedTokens(one, 'en')).toEqual(stemmedTokens(other, 'en'));
  });

  it('leaves stop words out and words with digits as they are', () => {
    expect(stemmedTokens('the article of a C12s', 'en')).toEqual(['articl', 'c12s']);
    expect(stemmedTokens('  ?!*~^"():/\\ ', 'en')).toEqual([]);
  });

  it('does not mind composition or case, and gives the same terms each time', () => {
    const text = fc.string({ unit: fc.constantFrom(..."aeéèçôœ lnrst’'"), maxLength: 40 });
    fc.assert(
      fc.property(text, fc.constantFrom('en' as const, 'fr' as const), (value, language) => {
        const terms = stemmedTokens(value, language);
        expect(stemmedTokens(value.normalize('NFD'), language)).toEqual(terms);
        expect(stemmedTokens(value.toUpperCase(), language)).toEqual(terms);
        expect(stemmedTokens(value, language)).toEqual(terms);
      }),
    );
  });
});
