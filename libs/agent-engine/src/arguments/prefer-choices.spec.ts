import { describe, expect, it } from '@jest/globals';
import type { Parameters } from '@guichet/domain-kit';
import type { Mention } from './mention.ts';
import { preferChoices } from './prefer-choices.ts';

const parameters: Parameters = {
  category: {
    type: 'choice',
    default: '',
    description: { en: 'A kind of purchase', fr: "Un genre d'achats" },
    values: { Travel: { en: ['travel'], fr: ['voyages'] } },
  },
};
const named = (words: string, name: string): Mention => ({
  kind: 'entity',
  entity: 'merchant',
  how: 'exact',
  candidates: [{ id: name, name }],
  start: 0,
  end: words.length,
  words,
});

describe('preferChoices', () => {
  it('takes a choice for a choice where it is only a part of a name', () => {
    expect(preferChoices({ parameters }, [named('Travel', 'Acorn Travel')])).toEqual([]);
  });

  it('leaves a name that is written whole, and what is no choice', () => {
    const mentions = [named('Travel', 'Travel'), named('Acorn', 'Acorn Travel')];
    expect(preferChoices({ parameters }, mentions)).toEqual(mentions);
  });
});
