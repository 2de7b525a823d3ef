import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Language } from '@guichet/domain-kit';
import { findPeriods } from './periods.ts';

const asOf = '2025-11-14';
const read = (text: string, language: Language) => findPeriods(text, { language, asOf }).map(({ from, to }) => `${from} ${to}`);

describe('findPeriods', () => {
  it.each<[Language, string, string, string]>([
    ['en', 'spent in October 2025?', '2025-10-01', '2025-10-31'],
    ['fr', 'dépenses en octobre 2025', '2025-10-01', '2025-10-31'],
    ['fr', 'depenses en aout 2025 svp', '2025-08-01', '2025-08-31'],
    ['fr', 'du 10 au 31 octobre 2025', '2025-10-10', '2025-10-31'],
    ['fr', 'entre le 10 et le 31 octobre 2025, ça fait combien', '2025-10-10', '2025-10-31'],
    ['fr', 'entre le 05/11/2025 et le 12/11/2025 ?', '2025-11-05', '2025-11-12'],
    ['en', 'between 05/11/2025 and 05/12/2025', '2025-05-11', '2025-05-12'],
    ['en', 'on 25/12/2024', '2024-12-25', '2024-12-25'],
    ['en', 'from June to August 2025 (inclusive)', '2025-06-01', '2025-08-31'],
    ['fr', 'de juin à août 2025 (les trois mois compris)', '2025-06-01', '2025-08-31'],
    ['en', 'from November to January 2026', '2025-11-01', '2026-01-31'],
    ['en', 'October 10 to 31, 2025', '2025-10-10', '2025-10-31'],
    ['en', '10-31 October 2025', '2025-10-10', '2025-10-31'],
    ['en', 'from 2025-11-05 to 2025-11-12', '2025-11-05', '2025-11-12'],
    ['en', 'in 2014', '2014-01-01', '2014-12-31'],
    ['en', 'FY2016, rounded', '2016-01-01', '2016-12-31'],
    ['en', '2018-2019 figures', '2018-01-01', '2019-12-31'],
    ['en', 'last month', '2025-10-01', '2025-10-31'],
    ['fr', 'le mois dernier', '2025-10-01', '2025-10-31'],
    ['fr', "l'an dernier", '2024-01-01', '2024-12-31'],
    ['fr', 'depuis mars', '2025-03-01', asOf],
    ['en', 'since December', '2024-12-01', asOf],
    ['fr', 'mars dernier', '2025-03-01', '2025-03-31'],
    ['en', 'Q3 2024', '2024-07-01', '2024-09-30'],
    ['fr', 'T2 2023', '2023-04-01', '2023-06-30'],
    ['fr', 'premier semestre 2024', '2024-01-01', '2024-06-30'],
    ['en', 'the past 30 days', '2025-10-16', asOf],
    ['fr', 'les trois derniers mois', '2025-08-15', asOf],
    ['fr', 'hier', '2025-11-13', '2025-11-13'],
    ['en', 'yesterday', '2025-11-13', '2025-11-13'],
    ['en', 'this year', '2025-01-01', '2025-12-31'],
    ['en', 'year to date', '2025-01-01', asOf],
    ['en', 'last Friday', '2025-11-07', '2025-11-07'],
    ['fr', 'il y a 3 jours', '2025-11-11', '2025-11-11'],
    ['en', 'after 1 November 2025', '2025-11-02', '9999-12-31'],
    ['fr', "jusqu'au 3 novembre", '0001-01-01', '2025-11-03'],
  ])('%s: %s', (language, text, from, to) => {
    expect(read(text, language)).toEqual([`${from} ${to}`]);
  });

  it.each<[Language, string]>([
    ['en', 'my card ending in 2023'],
    ['en', 'I have 2014 points'],
    ['en', 'may I see my balance'],
    ['en', 'within two business days'],
    ['fr', 'sous 5 jours'],
    ['fr', 'un accident à 50/50'],
    ['fr', "l'article L113-5"],
  ])('%s: nothing in "%s"', (language, text) => {
    expect(read(text, language)).toEqual([]);
  });

  it('keeps two periods apart that nothing joins', () => {
    expect(read('décembre 2024 et janvier 2025', 'fr')).toEqual(['2024-12-01 2024-12-31', '2025-01-01 2025-01-31']);
  });

  it('reads back any day that it could have been told', () => {
    const day = fc.date({ min: new Date('1990-01-01'), max: new Date('2050-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(
        day,
        fc.constantFrom<Language>('en', 'fr'),
        fc.constantFrom<'long' | 'short'>('long', 'short'),
        (date, language, style) => {
          const locale = language === 'en' ? 'en-US' : 'fr-FR';
          const options =
            style === 'long' ? ({ dateStyle: 'long' } as const) : ({ year: 'numeric', month: '2-digit', day: '2-digit' } as const);
          const text = `x ${new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(date)} y`;
          const iso = date.toISOString().slice(0, 10);
          expect(read(text, language)).toEqual([`${iso} ${iso}`]);
        },
      ),
    );
  });

  it('stays inside any text', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('du 10 au ', 'octobre ', '2025', 'last ', 'Q3 ', ' to ', '05/11/2025'),
    );
    fc.assert(
      fc.property(fc.array(piece), fc.constantFrom<Language>('en', 'fr'), (pieces, language) => {
        const text = pieces.join('');
        for (const { start, end, words, from, to } of findPeriods(text, { language, asOf })) {
          expect(text.slice(start, end)).toBe(words);
          expect(from <= to).toBe(true);
        }
      }),
    );
  });
});
