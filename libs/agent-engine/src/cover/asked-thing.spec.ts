import { expect, test } from '@jest/globals';
import type { Language } from '@guichet/domain-kit';
import { askedThing } from './asked-thing.ts';

test.each<[Language, string, string[], boolean]>([
  ['en', 'What is my loyalty score right now?', ['score', 'loyalty'], true],
  ['en', 'whats the routing number of my account', ['number', 'routing'], false],
  ['en', 'Who was the chief executive of Northgate?', ['executive', 'chief'], false],
  ['en', 'Show me article 9', ['9', 'article'], false],
  ['fr', 'donne moi larticle', ['larticle'], false],
  ['fr', "C'est quoi l'IBAN de mon compte ?", ['IBAN'], false],
  ['fr', 'Quel est mon taux personnel actuellement ?', ['taux', 'personnel'], true],
])('%s: %s', (language, question, words, own) => {
  expect(askedThing(question, language)).toMatchObject({ words, own });
});

test('a question whose form does not tell asks for nothing in particular', () => {
  expect(askedThing('how much did I spend at Harbour Foods', 'en')).toBeUndefined();
});
