import type { SentenceCheck } from './objection.ts';

/** A sentence that belongs to a step claims something: it must cite evidence, and that evidence must be there. */
export const citationsExist: SentenceCheck = (sentence, evidence) => {
  if (sentence.stepId === '') return undefined;
  if (sentence.evidenceIds.length === 0) return { code: 'no_citation', message: 'The sentence cites no evidence.' };
  const unknown = sentence.evidenceIds.filter((id) => !evidence.some((item) => item.id === id));
  return unknown.length > 0 ? { code: 'unknown_citation', message: `No evidence has the id ${unknown.join(', ')}.` } : undefined;
};
