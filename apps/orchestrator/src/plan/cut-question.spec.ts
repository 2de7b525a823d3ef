import { describe, expect, it } from '@jest/globals';
import { cutCoordination, cutQuestion } from './cut-question.ts';

const texts = (question: string) => cutQuestion(question).map(({ text }) => text);

describe('cutQuestion', () => {
  it.each([
    ['1) my balance\n2) my deductible', ['my balance', 'my deductible']],
    ['a) débloquer ma carte, b) changer mon contrat et c) la météo', ['débloquer ma carte', 'changer mon contrat', 'la météo']],
    ['What is my balance, and which policies do I have?', ['What is my balance', 'which policies do I have?']],
    ['Quel est mon solde et combien vaut mon portefeuille ?', ['Quel est mon solde', 'combien vaut mon portefeuille ?']],
    ['rappelle moi mes points et dis moi ma franchise', ['rappelle moi mes points', 'dis moi ma franchise']],
    ['Two things: what is my balance? How many claims are open?', ['what is my balance?', 'How many claims are open?']],
  ])('cuts %j', (question, parts) => expect(texts(question)).toEqual(parts));

  it.each([
    'How much went from Alder Bank to Finch Bank and back?',
    'Mes dépenses entre le 5 et le 12 mai ?',
    'What is the balance of my savings account?',
  ])('leaves %j whole', (question) => expect(texts(question)).toEqual([question]));
});

describe('cutCoordination', () => {
  it('cuts things asked for in one breath', () => {
    expect(cutCoordination('Price of the Plus plan and net income of Acme')).toEqual(['Price of the Plus plan', 'net income of Acme']);
  });
});
