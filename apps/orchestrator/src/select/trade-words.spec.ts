import { describe, expect, it } from '@jest/globals';
import { AgentCard } from '@guichet/contracts';
import { indexTradeWords } from './trade-words.ts';

const tradeWordsIn = indexTradeWords([
  AgentCard.fromPartial({ domain: 'banking', terminology: [{ en: ['standing order', 'account'], fr: ['virement permanent', 'compte'] }] }),
  AgentCard.fromPartial({ domain: 'finance', terminology: [{ en: ['account', 'bond'], fr: ['obligation'] }] }),
]);
const counted = (text: string) => Object.fromEntries(tradeWordsIn(text));

describe('indexTradeWords', () => {
  it('counts the words of a trade, in both languages and numbers', () => {
    expect(counted('my standing orders, mes virements permanents')).toEqual({ banking: 2 });
  });
  it('gives a word of two trades to neither', () => expect(counted('the account and the bonds')).toEqual({ finance: 1 }));
  it('finds none where there is none', () => expect(counted('apple pie')).toEqual({}));
});
