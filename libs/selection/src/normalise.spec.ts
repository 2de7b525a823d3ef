import { describe, expect, it } from '@jest/globals';
import { normalise } from './normalise.ts';

describe('normalise', () => {
  it('folds accents, case, ligatures and apostrophes', () => expect(normalise('L’ŒUVRE d’ÉTÉ')).toBe('l oeuvre d ete'));
  it('writes shorthand out', () => expect(normalise('bjr, g fé koi pr ça ?')).toBe('bonjour j ai fait quoi pour ca'));
  it('leaves a letter in brackets alone', () => expect(normalise('see 12(c)(2)')).toBe('see _number_ c _number_'));
  it('reduces figures but keeps years apart', () => expect(normalise('52 in 2019')).toBe('_number_ in _year_'));
  it('shortens letters held down', () => expect(normalise('pleaaaase')).toBe('pleaase'));
  it('leaves a masked entity whole', () => expect(normalise('balance of _account_')).toBe('balance of _account_'));
});
