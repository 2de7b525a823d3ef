import { describe, expect, it } from '@jest/globals';
import { routerFor } from '../select/router.ts';
import { cards } from './cards.fixture.ts';
import { routeParts } from './route-parts.ts';

const parts = (question: string) =>
  routeParts(question, routerFor(cards)).map(({ text, route }) => `${route.candidates[0]!.label}: ${text}`);

describe('routeParts', () => {
  it('leaves one question whole', () => {
    expect(parts('What is the balance of my savings account?')).toEqual(['banking: What is the balance of my savings account?']);
  });

  it('gives what a person tells to the question that follows', () => {
    expect(parts('I moved house in May. What is the balance of my account? How high is my deductible?')).toEqual([
      'banking: I moved house in May. What is the balance of my account?',
      'insurance: How high is my deductible?',
    ]);
  });

  it('gives what a person adds to the last question', () => {
    expect(parts('How high is my deductible? Round to whole euros.')).toHaveLength(1);
  });

  it('takes things of two services apart that are asked for in one breath', () => {
    expect(parts('Quel est le solde de mon compte épargne et la franchise de mon assurance auto ?')).toEqual([
      'banking: Quel est le solde de mon compte épargne',
      'insurance: la franchise de mon assurance auto ?',
    ]);
  });

  it('ends no sentence after an initial', () => {
    expect(parts('Is my card blocked by order of M. Alder. and is it?')).toHaveLength(1);
  });
});
