import { describe, expect, it } from '@jest/globals';
import { Sentence, Status, Step, StopReason, Usage } from '@guichet/contracts';
import type { StepResult } from '../dispatch/step-result.ts';
import { composeFromSteps, composeWithoutSearch } from './compose-answer.ts';
import type { Composition } from './composition.ts';

const composition: Composition = {
  runId: 'r',
  traceId: 't',
  language: 'fr',
  stopReason: StopReason.STOP_REASON_COMPLETE,
  usage: Usage.fromPartial({}),
  notices: [],
};

const result = (id: string, status: Status, said: string, reason = ''): StepResult => ({
  step: Step.fromPartial({ id, status, question: `question ${id}`, reason: reason ? { code: 'x', message: reason } : undefined }),
  evidence: [],
  sentences: said ? [Sentence.fromPartial({ text: said, stepId: id })] : [],
  exports: [],
  clarification: undefined,
});

describe('composeFromSteps', () => {
  it('says what was found and names what is missing', () => {
    const answer = composeFromSteps(
      [result('s1', Status.STATUS_ANSWERED, 'Le solde est de 12 €.'), result('s2', Status.STATUS_MISSING, '', 'Aucun IBAN n’est connu.')],
      [],
      composition,
    );
    expect(answer).toMatchObject({ status: Status.STATUS_PARTIAL, missing: ['Aucun IBAN n’est connu.'] });
    expect(answer.text).toBe('Le solde est de 12 €.\nManquant : Aucun IBAN n’est connu.');
  });

  it('never shows sentences of a step that is not answered', () => {
    expect(composeFromSteps([result('s1', Status.STATUS_REFUSED, 'secret', 'réservé')], [], composition).text).toBe('Refusé : réservé');
  });

  it('asks back before it reports anything else', () => {
    const asked = { ...result('s1', Status.STATUS_CLARIFY, ''), clarification: { question: 'Lequel ?', choices: ['A', 'B'] } };
    const answer = composeFromSteps([asked, result('s2', Status.STATUS_MISSING, '')], [], composition);
    expect(answer).toMatchObject({ status: Status.STATUS_CLARIFY, clarification: { question: 'Lequel ?' } });
    expect(answer.text).toContain('- A');
  });
});

describe('a part that no service answers', () => {
  it('is named, and the answer is partial', () => {
    const answer = composeFromSteps([result('s1', Status.STATUS_ANSWERED, 'Le solde est de 12 €.')], ['la météo de samedi'], composition);
    expect(answer.status).toBe(Status.STATUS_PARTIAL);
    expect(answer.text).toContain('la météo de samedi');
  });
});

describe('composeWithoutSearch', () => {
  it('carries the choices of a clarifying question', () => {
    expect(composeWithoutSearch(Status.STATUS_CLARIFY, 'Which?', composition, ['a']).clarification).toEqual({
      question: 'Which?',
      choices: ['a'],
    });
  });
});
