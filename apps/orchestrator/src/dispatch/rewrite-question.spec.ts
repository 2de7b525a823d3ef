import { describe, expect, it } from '@jest/globals';
import { Step } from '@guichet/contracts';
import { rewriteQuestion } from './rewrite-question.ts';
import type { StepResult } from './step-result.ts';

const found = (domain: string, exportable: boolean): ReadonlyMap<string, StepResult> =>
  new Map([
    [
      's1',
      {
        step: Step.fromPartial({ id: 's1', domain }),
        evidence: [],
        sentences: [],
        clarification: undefined,
        exports: [{ name: 'bank', text: 'Banque du Lac', exportable }],
      },
    ],
  ]);

describe('rewriteQuestion', () => {
  it('leaves a question that depends on nothing as it is', () => {
    expect(rewriteQuestion('How many cards?', 'banking', new Map())).toEqual({ kind: 'ready', question: 'How many cards?', update: '' });
  });

  it('puts the answer in', () => {
    expect(rewriteQuestion('How much did {s1} send?', 'finance', found('finance', false))).toMatchObject({
      question: 'How much did Banque du Lac send?',
      update: 'How much did Banque du Lac send?',
    });
  });

  it('hands an exportable value to another domain, and no other', () => {
    expect(rewriteQuestion('Is {s1} insured?', 'insurance', found('finance', true)).kind).toBe('ready');
    expect(rewriteQuestion('Is {s1} insured?', 'insurance', found('finance', false))).toEqual({ kind: 'not_exportable', from: 'finance' });
  });

  it('says which step has no answer', () => {
    expect(rewriteQuestion('And {s2}?', 'finance', found('finance', true))).toEqual({ kind: 'unanswered', dependency: 's2' });
  });
});
