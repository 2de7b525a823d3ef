import { describe, expect, it } from '@jest/globals';
import { Speaker } from '@guichet/contracts';
import { cards } from './cards.fixture.ts';
import { isFollowUp } from './follow-up.ts';
import { planQuestion } from './plan-question.ts';

describe('isFollowUp', () => {
  it.each(['and for my wife?', 'what about the other one?', 'et pour le second ?', "et l'autre ?"])('hears one in %j', (question) =>
    expect(isFollowUp(question)).toBe(true),
  );

  it.each(['And what is my balance?', 'Et mon virement de mardi, il est parti vers quel compte épargne ?'])('leaves %j alone', (question) =>
    expect(isFollowUp(question)).toBe(false),
  );
});

describe('a question that leans on the conversation', () => {
  const plan = (turns: { speaker: Speaker; text: string }[]) =>
    planQuestion({ text: 'and for the other one?', turns, language: 'en', cards });

  it('goes where the last one went', () => {
    const turns = [{ speaker: Speaker.SPEAKER_USER, text: 'What is the deductible of my car insurance?' }];
    expect(plan(turns)).toMatchObject({ kind: 'search', steps: [{ domains: ['insurance'], question: 'and for the other one?' }] });
  });

  it('is asked back when there is none', () => {
    expect(plan([])).toEqual({ kind: 'ambiguous', choices: expect.arrayContaining(['Banking', 'Insurance']) });
  });
});
