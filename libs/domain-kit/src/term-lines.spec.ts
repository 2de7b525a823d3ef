import { expect, it } from '@jest/globals';
import { termLines } from './term-lines.ts';

it('reads a term a line, with its synonyms in both languages', () => {
  expect(
    termLines(`
      current account, checking account = compte courant
      deductible = franchise,
    `),
  ).toEqual([
    { en: ['current account', 'checking account'], fr: ['compte courant'] },
    { en: ['deductible'], fr: ['franchise'] },
  ]);
});
