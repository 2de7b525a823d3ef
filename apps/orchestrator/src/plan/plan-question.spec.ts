import { describe, expect, it } from '@jest/globals';
import { Rung, Speaker } from '@guichet/contracts';
import { cards } from './cards.fixture.ts';
import { planQuestion } from './plan-question.ts';

const plan = (text: string, turns: { speaker: Speaker; text: string }[] = []) => planQuestion({ text, turns, language: 'en', cards });
const steps = (text: string) => {
  const planned = plan(text);
  return planned.kind === 'search'
    ? planned.steps.map(({ question, domains, dependsOn }) => [domains[0], question, ...dependsOn])
    : planned.kind;
};

describe('planQuestion', () => {
  it.each([
    ['What is the balance of my account?', 'banking'],
    ['combien sur mon compte', 'banking'],
    ['Quelle est la franchise de mon assurance ?', 'insurance'],
  ])('sends %j to %s', (text, domain) => expect(steps(text)).toEqual([[domain, text]]));

  it('is decided by an identifier that a domain publishes', () => {
    const planned = plan('Tell me about L999-7');
    expect(planned).toMatchObject({ kind: 'search', steps: [{ domains: ['insurance'], decision: { rung: Rung.RUNG_RULE } }] });
  });

  it('puts two questions to two domains', () => {
    expect(steps('What is the balance of my account, and what is the deductible of my car insurance?')).toEqual([
      ['banking', 'What is the balance of my account'],
      ['insurance', 'what is the deductible of my car insurance?'],
    ]);
  });

  it('makes a part that leans on the first one depend on it', () => {
    expect(steps('Which bank sent the most money, and how much did that bank send to Alder Bank?')).toEqual([
      ['banking', 'Which bank sent the most money'],
      ['banking', 'how much did {s1} send to Alder Bank?', 's1'],
    ]);
  });

  it('leaves what only adds to a question with it', () => {
    expect(steps('Which bank sent the most money and how much in all?')).toHaveLength(1);
  });

  it.each([
    ['Hello!', 'greeting'],
    ['thank you so much', 'thanks'],
    ['Give me a recipe for apple pie', 'off_topic'],
    ['Can you send me the document?', 'ambiguous'],
  ])('searches nothing for %j', (text, kind) => expect(plan(text).kind).toBe(kind));

  it('repeats what the assistant said', () => {
    const turns = [{ speaker: Speaker.SPEAKER_ASSISTANT, text: 'Your deductible is 180 euros.' }];
    expect(plan('remind me what my deductible is', turns)).toEqual({ kind: 'answer_given', answer: 'Your deductible is 180 euros.' });
  });

  it('names the part that no domain answers', () => {
    expect(plan('1) the balance of my account 2) a recipe for apple pie')).toMatchObject({
      kind: 'search',
      declined: ['a recipe for apple pie'],
    });
  });

  it('says that no domain is there', () => {
    expect(planQuestion({ text: 'q', turns: [], language: 'en', cards: [] })).toEqual({ kind: 'no_domains' });
  });
});
