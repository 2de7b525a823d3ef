import { describe, expect, it } from '@jest/globals';
import { AgentCard } from '@guichet/contracts';
import { indexKnownNames } from './known-names.ts';

const { domainsNamedIn } = indexKnownNames(
  [
    AgentCard.fromPartial({
      domain: 'finance',
      vocabulary: [{ kind: 'bank', names: ['Alder Trust Bank', 'Finchley', 'Target'], patterns: [] }],
    }),
    AgentCard.fromPartial({ domain: 'insurance', vocabulary: [{ kind: 'article', names: [], patterns: ['\\bL\\d{3}-\\d+\\b'] }] }),
  ],
  new Set(['target']),
);
const named = (text: string) => Object.fromEntries(domainsNamedIn(text));

describe('indexKnownNames', () => {
  it('finds names whatever their case', () => expect(named('total sent by alder trust bank')).toEqual({ finance: 1 }));
  it('finds identifiers by their shape', () => expect(named('what does l999-7 say')).toEqual({ insurance: 1 }));
  it('wants a capital from a name of one word', () => {
    expect(named('how much did Finchley send')).toEqual({ finance: 1 });
    expect(named('how much did finchley send')).toEqual({});
  });
  it('takes no ordinary word for a name', () => expect(named('what is the Target of my savings')).toEqual({}));
});
