import { expect, test } from '@jest/globals';
import { questionTerms } from './question-terms.ts';

const terminology = [{ en: ['reading room', 'quiet hall'], fr: ['salle de lecture'] }];

test('a French question is searched in English by the words of the trade, names kept', () => {
  const { text } = questionTerms('Quel est le plafond de la salle de lecture Aurora ?', 'fr', terminology);
  expect(text.en).toBe('limit limits cap reading room quiet hall Aurora');
  expect(text.fr).toBe('plafond salle lecture Aurora');
});

test('each word of a phrase counts alone, and for the whole phrase in the other language', () => {
  const { terms } = questionTerms('rules of the reading room', 'en', terminology);
  const room = terms.find(({ words }) => words === 'room')!;
  expect(room.stems.en).toContainEqual(['room']);
  expect(room.stems.fr).toContainEqual(['sall', 'lectur']);
});

test('slips of words that the dictionary knows are put right', () => {
  expect(questionTerms('what is the mxaimum laibility', 'en', []).corrected).toBe('what is the maximum liability');
});

test('words of a name count, even those that are stop words elsewhere', () => {
  const { terms } = questionTerms('combien coute aurora plus', 'fr', [], ['aurora plus']);
  expect(terms.filter(({ named }) => named).map(({ words }) => words)).toEqual(['aurora', 'plus']);
});
