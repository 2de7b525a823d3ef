import { describe, expect, it } from '@jest/globals';
import { asksQuestion, cutCoordination, cutQuestion, isClause } from './cut-question.ts';

const texts = (question: string) => cutQuestion(question).map(({ text }) => text);

describe('cutQuestion', () => {
  it.each([
    ['1) my balance\n2) my deductible', ['my balance', 'my deductible']],
    ['a) débloquer ma carte, b) changer mon contrat et c) la météo', ['débloquer ma carte', 'changer mon contrat', 'la météo']],
    ['What is my balance, and which policies do I have?', ['What is my balance', 'which policies do I have?']],
    ['Quel est mon solde et combien vaut mon portefeuille ?', ['Quel est mon solde', 'combien vaut mon portefeuille ?']],
    ['rappelle moi mes points et dis moi ma franchise', ['rappelle moi mes points', 'dis moi ma franchise']],
    ['Two things: what is my balance? How many claims are open?', ['what is my balance?', 'How many claims are open?']],
    ["I want three things: my balance, my claims, and tomorrow's weather", ['my balance', 'my claims', "tomorrow's weather"]],
    ['Quel est mon solde, et ma carte expire-t-elle bientôt ?', ['Quel est mon solde', 'ma carte expire-t-elle bientôt ?']],
    [
      'From what age is one elderly, and for a new customer, how long do we wait?',
      ['From what age is one elderly', 'for a new customer', 'how long do we wait?'],
    ],
    ['What is my balance? And after that, which claims are open?', ['What is my balance?', 'which claims are open?']],
    ['Quel est mon solde ? Et raconte-moi une blague.', ['Quel est mon solde ?', 'raconte-moi une blague.']],
  ])('cuts %j', (question, parts) => expect(texts(question)).toEqual(parts));

  it.each([
    'How much went from Alder Bank to Finch Bank and back?',
    'Mes dépenses entre le 5 et le 12 mai ?',
    'What is the balance of my savings account?',
    'Which text repealed the article, which my handbook still lists?',
    "Quel texte a créé l'article, que l'on cite si souvent ?",
    'Quelle banque, qui reçoit de toutes les autres, envoie le plus ?',
    'Combien de livrets peut-on avoir au plus quand on en ouvre un nouveau ?',
    'Combien la filiale de Lyon et la filiale de Metz ont-elles versé ?',
  ])('leaves %j whole', (question) => expect(texts(question)).toEqual([question]));
});

describe('cutCoordination', () => {
  it('cuts things asked for in one breath', () => {
    expect(cutCoordination('Price of the Plus plan and net income of Acme')).toEqual(['Price of the Plus plan', 'net income of Acme']);
  });
});

describe('asksQuestion', () => {
  it.each([
    'when does it expire',
    'Quand la carte expire-t-elle',
    'write me a poem',
    'je fais comment',
    'on garde la demande pendant combien de mois',
  ])('hears a question in %j', (part) => expect(asksQuestion(part)).toBe(true));
  it.each(['When I travel abroad', 'Quand on additionne tout', 'I moved in May', 'On me demande de ranger les archives.'])(
    'hears none in %j',
    (part) => expect(asksQuestion(part)).toBe(false),
  );
});

describe('isClause', () => {
  it.each(['which my handbook lists', 'que mon manuel cite', 'when I travel'])('knows %j', (part) => expect(isClause(part)).toBe(true));
  it.each(['which articles cite it', 'que dit la loi', 'où la carte est-elle'])('takes %j for a question', (part) =>
    expect(isClause(part)).toBe(false),
  );
});
