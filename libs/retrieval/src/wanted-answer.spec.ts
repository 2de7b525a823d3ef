import { expect, test } from '@jest/globals';
import { wantedAnswers } from './wanted-answer.ts';

test.each([
  ['How many days do I have to object?', 'duration', 'You may object within fourteen days.', 'You may object within two months.'],
  ['Sous combien de jours faut-il prévenir ?', 'duration', 'dans les cinq jours', 'dans les cinq mois'],
  ['combien coute la carte', 'money', 'La carte coûte 12 € par an.', 'La carte est gratuite.'],
  ['How much is the fee?', 'money', 'The fee is $4.', 'The fee is waived.'],
  ['Quel pourcentage de remise ?', 'percentage', 'Une remise de 2,5 %.', 'Une remise de 3 euros.'],
  ['from what age may I join', 'age', 'Members are at least 16 years old.', 'Members are welcome.'],
  ['Quand le contrat expire-t-il ?', 'date', 'Il expire le 3 mars 2027.', 'Il expire bientôt.'],
])('%s wants a %s', (question, kind, holds, lacks) => {
  const [wanted] = wantedAnswers(question);
  expect(wanted?.kind).toBe(kind);
  const folded = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  expect([wanted?.shape.test(folded(holds)), wanted?.shape.test(folded(lacks))]).toEqual([true, false]);
});

test('an open question wants no kind in particular', () => {
  expect(wantedAnswers('What does the contract say about theft?')).toEqual([]);
});
