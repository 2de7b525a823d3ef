import { describe, expect, it } from '@jest/globals';
import { AgentCard, Status, type Step } from '@guichet/contracts';
import type { StepResult } from '../dispatch/step-result.ts';
import type { Router } from '../select/router.ts';
import { findLeftOut } from './left-out.ts';
import { asStep } from './plan-for-caller.ts';
import type { PlannedStep } from './plan.ts';

const cards = [
  AgentCard.fromPartial({
    domain: 'banking',
    vocabulary: [{ kind: 'paragraph', names: [], patterns: ['\\bP\\d{3}-\\d+\\b'] }],
    groups: [
      {
        tools: [
          {
            name: 'show_balance',
            labels: [{ language: 'en', name: 'Balance', description: 'The balance of an account and when it was last used.' }],
            examples: [
              { language: 'en', text: 'What is the balance of my account?' },
              { language: 'fr', text: 'Quel est le solde de mon compte ?' },
            ],
          },
        ],
      },
    ],
  }),
];

/** Says of a text what the first of these words in it stands for. */
const router: Router = (text) => {
  const words = {
    matrix: 'off_topic',
    rain: 'off_topic',
    deductible: 'insurance',
    franchise: 'insurance',
    balance: 'banking',
    solde: 'banking',
  };
  const label = Object.entries(words).find(([word]) => text.toLowerCase().includes(word))?.[1] ?? 'banking';
  return {
    candidates: [
      { label, score: 0.9 },
      { label: 'banking', score: 0.1 },
    ],
    byName: false,
    tradeWords: new Map(),
  };
};

const planned = (question: string): PlannedStep => ({
  ...{ id: 's1', question, dependsOn: [], domains: ['banking'] },
  decision: { rung: 0, candidates: [] },
});

const result = (question: string, said: string, step: Partial<Step> = {}): StepResult => ({
  step: { ...asStep(planned(question)), status: Status.STATUS_ANSWERED, tool: 'show_balance', ...step },
  sentences: said === '' ? [] : [{ text: said, evidenceIds: ['e1'], stepId: 's1' }],
  ...{ evidence: [], exports: [], clarification: undefined },
});

const leftOut = (question: string, said: string, step: Partial<Step> = {}) => {
  const { steps, declined, replaced } = findLeftOut([planned(question)], [result(question, said, step)], cards, router);
  return { asked: steps.map(({ id, question: text, domains }) => `${id} ${domains[0]}: ${text}`), declined, replaced: [...replaced] };
};
const nothing = { asked: [], declined: [], replaced: [] };
const isMissing = { status: Status.STATUS_MISSING, tool: '' };

describe('findLeftOut', () => {
  it('leaves one question alone, whatever the words of its answer', () => {
    expect(leftOut('How much is left there for me?', '12 euros.')).toEqual(nothing);
  });

  it('finds nothing left out where both parts are spoken of', () => {
    expect(leftOut('What is the balance of my account? When was the account last used?', 'The balance is 12.')).toEqual(nothing);
  });

  it('asks another service for the part that the answer does not speak of', () => {
    const { asked } = leftOut('What is the balance of my account, and what is the deductible of my car policy?', 'The balance is 12.');
    expect(asked).toEqual(['s2 insurance: what is the deductible of my car policy?']);
  });

  it('names the part that belongs to no service', () => {
    const { asked, declined } = leftOut('What is the balance of my account? Who directed The Matrix?', 'The balance is 12.');
    expect([asked, declined]).toEqual([[], ['Who directed The Matrix?']]);
  });

  it('takes what the person tells for no question', () => {
    expect(leftOut('I moved to Oslo in spring. What is the balance of my account?', 'The balance is 12.')).toEqual(nothing);
  });

  it('takes an addition without a subject of its own for no question', () => {
    expect(leftOut('Which account has the lowest balance? And how much?', 'The balance of account A is 12.')).toEqual(nothing);
  });

  it('does not ask alone for what leans on its neighbour', () => {
    const { asked, declined } = leftOut('What is the balance of my account? Is its deductible excluded?', 'The balance is 12.');
    expect([asked, declined]).toEqual([[], ['Is its deductible excluded?']]);
  });

  it('judges nothing by an answer in the other language', () => {
    expect(leftOut('How far may I go below zero? Who pays then?', 'Le découvert autorisé est de 500 euros.', { tool: 'other' })).toEqual(
      nothing,
    );
  });

  it('asks for each part where several services’ things asked at once found nothing', () => {
    expect(leftOut('Quel est le solde de mon compte ? Quelle est la franchise auto ?', '', isMissing)).toEqual({
      asked: ['s2 banking: Quel est le solde de mon compte ?', 's3 insurance: Quelle est la franchise auto ?'],
      ...{ declined: [], replaced: ['s1'] },
    });
  });

  it('keeps what one service did not find', () => {
    expect(leftOut('What is the balance of account 9? And the balance of account 8?', '', isMissing)).toEqual(nothing);
  });

  it('asks for each part of one service where each says all that it asks', () => {
    const { asked, replaced } = leftOut(
      'What is the balance of my blue savings account? Since when is my green travel card blocked?',
      ...(['', isMissing] as const),
    );
    expect(replaced).toEqual(['s1']);
    expect(asked).toHaveLength(2);
  });

  it('keeps a step that others wait for', () => {
    const question = 'Quel est le solde de mon compte ? Quelle est la franchise auto ?';
    const waiting = { ...planned('how much did {s1} send'), id: 's2', dependsOn: ['s1'] };
    expect(findLeftOut([planned(question), waiting], [result(question, '', isMissing)], cards, router).replaced.size).toBe(0);
  });

  it('takes no told sentence for a part when several services found nothing', () => {
    const { asked, declined } = leftOut(
      'It may rain. What is the balance of my account? What is the deductible of my car policy?',
      '',
      isMissing,
    );
    expect([asked.length, declined]).toEqual([2, []]);
  });

  it('finds what is named by a number that the answer does not name, whatever its words', () => {
    const { asked } = leftOut(
      'What is the balance of my account? What does rule P132-13 say on closed accounts?',
      'The balance of P100-1 is 12.',
    );
    expect(asked).toEqual(['s2 banking: What does rule P132-13 say on closed accounts?']);
  });

  it('finds a part asked for in the same breath', () => {
    const { declined } = leftOut('how many oscars did the matrix win and total balance of my account', 'The balance of the account is 12.');
    expect(declined).toEqual(['how many oscars did the matrix win']);
  });

  it('names what is wished for and is no service’s, though it is no question', () => {
    expect(leftOut('balance of my account and lyrics of the matrix song', 'The balance of the account is 12.').declined).toEqual([
      'lyrics of the matrix song',
    ]);
  });

  it('judges nothing by a word that only leads in', () => {
    expect(leftOut('Balance, how much have I been refunded in fees?', 'The balance is 12.')).toEqual(nothing);
  });

  it('takes a clause between commas for no part', () => {
    expect(leftOut('What is the balance of my account, which my handbook never mentions?', 'The balance is 12.')).toEqual(nothing);
  });

  it('asks nothing again that was refused', () => {
    const refused = { status: Status.STATUS_REFUSED };
    expect(leftOut("What is Ann's balance? What is the deductible of my car?", '', refused)).toEqual(nothing);
  });
});
