import { expect, test } from '@jest/globals';
import { contentWords, wordsOf } from './words.ts';

const stems = (text: string, language: 'en' | 'fr') => wordsOf(text, language).map(({ stem }) => stem);

test('accents and case do not matter', () => {
  expect(stems('RÈGLEMENTS', 'fr')).toEqual(stems('reglement', 'fr'));
});

test('an article has one number however it is written', () => {
  expect(stems('L113-2', 'fr')).toEqual(stems('L. 113-2', 'fr'));
  expect(contentWords('article l113-2', 'fr').map(({ text }) => text)).toContain('113-2');
});

test('figures stand as they are', () => {
  expect(stems('1,220.50 in F19', 'en')).toEqual(['1,220.50', 'in', 'f19']);
});

test('stop words go, names stay', () => {
  expect(contentWords('what is the fee of Will', 'en').map(({ text }) => text)).toEqual(['fee', 'Will']);
});
