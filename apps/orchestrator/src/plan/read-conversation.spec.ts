import { expect, it } from '@jest/globals';
import { Speaker } from '@guichet/contracts';
import { lastThought } from './last-thought.ts';
import { readConversation } from './read-conversation.ts';
import { trimCourtesy } from './trim-courtesy.ts';

it('reads a history that the text carries', () => {
  const text = '[history] Assistant: “Your limit is 500.”\nUser: what was my limit again';
  expect(readConversation(text, [])).toEqual({
    question: 'what was my limit again',
    earlier: [{ speaker: Speaker.SPEAKER_ASSISTANT, text: 'Your limit is 500.' }],
  });
});

it('leaves a plain question and its turns as they are', () => {
  const turns = [{ speaker: Speaker.SPEAKER_USER, text: 'hello' }];
  expect(readConversation(' a question ', turns)).toEqual({ question: 'a question', earlier: turns });
});

it.each([
  ['compare both… no sorry, forget that: show my fees', 'show my fees'],
  ['show my fees', 'show my fees'],
])('takes %j for its last thought', (text, thought) => expect(lastThought(text)).toBe(thought));

it.each([
  ['Bonjour, quel est mon solde ? Merci d’avance', 'quel est mon solde ?'],
  ['Dear team,\nwhat is my balance?\nKind regards, Ann', 'what is my balance?'],
  ['Hello', 'Hello'],
])('takes the courtesies off %j', (text, bare) => expect(trimCourtesy(text)).toBe(bare));
