import { describe, expect, it } from '@jest/globals';
import { Speaker } from '@guichet/contracts';
import { answerGiven } from './answer-given.ts';

const said = (text: string) => [{ speaker: Speaker.SPEAKER_ASSISTANT, text }];

describe('answerGiven', () => {
  it.each([
    ['sorry, when does it renew?', 'Your policy renews on 4 May.'],
    ['how much did you say it was?', 'Your premium is 45 pounds a month.'],
    ['c’était combien déjà le plafond ?', 'Votre plafond de virement est de 3 000 € par jour.'],
  ])('repeats to %j what was said', (question, answer) => expect(answerGiven(question, said(answer))).toBe(answer));

  it('does not take another subject for what was said', () => {
    expect(answerGiven('and what is my deductible?', said('Your premium is 45 pounds a month.'))).toBeUndefined();
  });

  it.each([
    ["Acme's revenue in 2019 was $40 million. What was Acme's revenue in 2019?", "Acme's revenue in 2019 was $40 million."],
    ['You told me earlier my limit is 500 a day. What was my limit again?', 'You told me earlier my limit is 500 a day.'],
    [
      'Vous m’avez écrit que la franchise est de 300 €. La franchise est donc de combien ?',
      'Vous m’avez écrit que la franchise est de 300 €.',
    ],
  ])('finds in %j what it asks for', (question, answer) => expect(answerGiven(question, [])).toBe(answer));

  it.each([
    'My premium was 40 and now it is 50, why did my premium go up?',
    'Mon plafond est de 500 €. Quel est le plafond de la carte Gold ?',
    'My limit is 500. Is my limit 600 from May?',
    'What is my limit?',
  ])('looks up what %j asks', (question) => expect(answerGiven(question, [])).toBeUndefined());
});
