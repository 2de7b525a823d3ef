import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Language } from '@guichet/domain-kit';
import { findAmounts } from './amounts.ts';

const read = (text: string, language: Language) =>
  findAmounts(text, language).map((mention) => (mention.kind === 'amount' ? `${mention.value} ${mention.currency}`.trim() : mention.value));

describe('findAmounts', () => {
  it.each<[Language, string, string]>([
    ['en', 'a charge of $1,038.52', '1038.52 USD'],
    ['fr', 'un débit de 1 038,52 €', '1038.52 EUR'],
    ['en', 'a $10k loan', '10000 USD'],
    ['en', 'over 12k', '12000'],
    ['fr', 'plus de 3 milliards', '3000000000'],
    ['fr', "2 millions d'euros", '2000000 EUR'],
    ['en', '5 million dollars', '5000000 USD'],
    ['en', 'USD 500', '500 USD'],
    ['fr', 'deux mille euros', '2000 EUR'],
    ['en', 'fifty dollars', '50 USD'],
    ['fr', 'bloqué à 45 000 $', '45000 USD'],
    ['en', '$112/month', '112 USD'],
    ['fr', 'limite de 50 balles', '50 EUR'],
  ])('%s: a sum in "%s"', (language, text, sum) => {
    expect(read(text, language)).toEqual([sum]);
  });

  it.each<[Language, string, number]>([
    ['en', 'why was I charged 39.90?', 39.9],
    ['en', 'top five merchants', 5],
    ['fr', 'les trois premiers', 3],
    ['fr', 'les quatre-vingt-dix-neuf', 99],
    ['fr', 'soixante et onze lignes', 71],
    ['en', 'two hundred and five records', 205],
    ['en', 'my card ending in 7293', 7293],
  ])('%s: a number in "%s"', (language, text, value) => {
    expect(read(text, language)).toEqual([value]);
  });

  it.each<[Language, string]>([
    ['en', 'which one is mine'],
    ['fr', 'un compte, une carte'],
    ['fr', 'une hausse de 3,2 %'],
    ['en', "l'article L113-5"],
    ['en', 'call 512-555-0147'],
    ['en', 'my 401k'],
  ])('%s: neither in "%s"', (language, text) => {
    expect(read(text, language)).toEqual([]);
  });

  it('reads back any sum that it could have been told', () => {
    const cents = fc.integer({ min: 0, max: 1_000_000_000 });
    fc.assert(
      fc.property(cents, fc.constantFrom<Language>('en', 'fr'), fc.constantFrom('USD', 'EUR', 'GBP'), (count, language, currency) => {
        const format = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
        const written = new Intl.NumberFormat(language === 'en' ? 'en-GB' : 'fr-FR', format).format(count / 100);
        expect(read(`x ${written} y`, language)).toEqual([`${count / 100} ${currency}`]);
      }),
    );
  });

  it('stays inside any text', () => {
    const piece = fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('1 038,52 €', 'mille ', '12k', '$', 'deux cents '));
    fc.assert(
      fc.property(fc.array(piece), fc.constantFrom<Language>('en', 'fr'), (pieces, language) => {
        const text = pieces.join('');
        for (const { start, end, words } of findAmounts(text, language)) expect(text.slice(start, end)).toBe(words);
      }),
    );
  });
});
