import { describe, expect, it } from '@jest/globals';
import { AskRequest, Speaker } from '@guichet/contracts';
import { validateAsk } from './validate-ask.ts';

const request = (fields: Parameters<typeof AskRequest.fromPartial>[0]) => AskRequest.fromPartial({ question: 'q', ...fields });

describe('validateAsk', () => {
  it('takes a full request', () => {
    const turns = [{ speaker: Speaker.SPEAKER_USER, text: 'hello' }];
    expect(() =>
      validateAsk(request({ locale: 'fr-FR', timeZone: 'Europe/Paris', asOf: '2026-02-28', conversation: { turns } })),
    ).not.toThrow();
  });

  it.each([
    ['question', { question: ' ' }],
    ['question', { question: 'x'.repeat(8_001) }],
    ['locale', { locale: 'de' }],
    ['time_zone', { timeZone: 'Mars/Base' }],
    ['as_of', { asOf: '2026-02-30' }],
    ['as_of', { asOf: 'today' }],
    ['budget.time', { budget: { time: { seconds: -1n, nanos: 0 } } }],
    ['budget.time', { budget: { time: { seconds: 0n, nanos: 10_000_000 } } }],
    ['request_id', { requestId: 'x'.repeat(201) }],
  ])('names %s', (field, fields) => {
    expect(() => validateAsk(request(fields))).toThrow(
      expect.objectContaining({ code: 'INVALID_ARGUMENT', details: expect.objectContaining({ [`field.${field}`]: expect.any(String) }) }),
    );
  });

  it('names every fault at once', () => {
    expect(() => validateAsk(request({ locale: 'de', asOf: 'x' }))).toThrow(/locale.*as_of/);
  });
});
