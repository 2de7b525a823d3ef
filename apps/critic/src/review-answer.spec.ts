import { describe, expect, it } from '@jest/globals';
import { Evidence, ReviewRequest, Sentence, Status, Step } from '@guichet/contracts';
import { reviewAnswer } from './review-answer.ts';

const step = (status = Status.STATUS_ANSWERED) => Step.fromPartial({ id: 's1', question: 'q', status });
const evidence = Evidence.fromPartial({
  id: 's1.e1',
  fields: { total: 1926.58, purchases: 9, on: '2026-06-30' },
  excerpt: 'within 14 days',
});
const sentence = (text: string, evidenceIds = ['s1.e1']) => Sentence.fromPartial({ text, evidenceIds, stepId: 's1' });
const review = (sentences: Sentence[], steps = [step()], roundsLeft = 1) =>
  reviewAnswer(ReviewRequest.fromPartial({ steps, evidence: [evidence], sentences, roundsLeft }));

describe('reviewAnswer', () => {
  it.each([
    'You spent $1,926.58 in 9 purchases.',
    'Vous avez dépensé 1 926,58 $ en 9 achats.',
    'About 1,927 in all.',
    'You have 14 days.',
    'It expires on 30 June 2026.',
  ])('approves %s', (text) => {
    expect(review([sentence(text)])).toMatchObject({ approved: true, followUps: [] });
  });

  it.each(['You spent $1,926.85.', 'You have 15 days.', 'Vous avez dépensé 926,58 $.'])('takes out an invented figure: %s', (text) => {
    const result = review([sentence(text)]);
    expect(result.approved).toBe(false);
    expect(result.sentences[0]).toMatchObject({ supported: false, reason: { code: 'unsupported_figure' } });
    expect(result.followUps).toEqual([]);
  });

  it('lets a sentence repeat the period that was asked for, and add up what it cites', () => {
    const rows = [
      Evidence.fromPartial({ id: 's1.e1', fields: { amount: 275 } }),
      Evidence.fromPartial({ id: 's1.e2', fields: { amount: 380 } }),
    ];
    const asked = Step.fromPartial({ ...step(), arguments: { period: { value: { from: '2025-07-01', to: '2025-08-31' } } } });
    const said = sentence('655 in all from 1 July 2025 to 31 August 2025.', ['s1.e1', 's1.e2']);
    expect(reviewAnswer(ReviewRequest.fromPartial({ steps: [asked], evidence: rows, sentences: [said] })).approved).toBe(true);
  });

  it('wants a citation that exists', () => {
    expect(review([sentence('Yes.', [])]).sentences[0]?.reason?.code).toBe('no_citation');
    expect(review([sentence('Yes.', ['s1.e9'])]).sentences[0]?.reason?.code).toBe('unknown_citation');
  });

  it('asks again for what failed for a passing reason, while a round is left', () => {
    const failed = Step.fromPartial({ id: 's1', question: 'q', status: Status.STATUS_FAILED, reason: { code: 'no_responder' } });
    expect(review([], [failed]).followUps).toMatchObject([{ stepId: 's1', question: 'q' }]);
    expect(review([], [failed], 0).followUps).toEqual([]);
  });

  it('asks nothing more when no round is left', () => {
    expect(review([], [step()], 0)).toMatchObject({ approved: false, followUps: [] });
  });

  it('leaves a refusal and a gap as they are', () => {
    for (const status of [Status.STATUS_REFUSED, Status.STATUS_MISSING]) expect(review([], [step(status)]).followUps).toEqual([]);
  });
});
