import { describe, expect, it } from '@jest/globals';
import type { PatternEntity } from '@guichet/domain-kit';
import { paragraph, regulation, term, termSpellings } from './regulation-entities.ts';

const firstOf = ({ patterns, normalise }: PatternEntity, text: string): string | undefined => {
  const match = patterns.map((pattern) => new RegExp(pattern.source, `${pattern.flags}i`).exec(text)).find((found) => found !== null);
  return match === undefined || match === null ? undefined : normalise(match)[0];
};

describe('paragraphs', () => {
  it.each([
    ['What does 2900.3(b)(1) say?', '2900-3-b-1'],
    ['text of 2900-3-b-1', '2900-3-b-1'],
    ['le § 2900.3 b 1', '2900-3-b-1'],
    ['and 2900.4, then?', undefined],
    ['on 2025-10-05', undefined],
    ['a payment of $1038.52', undefined],
    ['un achat de 1038.52 €', undefined],
  ])('in %p is %p', (text, label) => expect(firstOf(paragraph, text)).toBe(label));
});

describe('regulations', () => {
  it.each([
    ['under Regulation E', 'E'],
    ['le reglement dd', 'DD'],
    ['le règlement de ma facture', undefined],
    ["le règlement d'un achat", undefined],
    ['le règlement du bureau', undefined],
  ])('in %p is %p', (text, letter) => expect(firstOf(regulation, text)).toBe(letter));
});

describe('terms', () => {
  it.each([
    ['What does "working day" mean?', 'working day'],
    ['where is the term working day defined', 'working day'],
    ['Definition of working days in Regulation GC', 'working days'],
    ['who is considered a senior customer?', 'senior customer'],
    ['Que veut dire « working day » dans le règlement GC ?', 'working day'],
    ['où est défini le terme working day', 'working day'],
    ['Which terms does Regulation GC define?', undefined],
    ['my credit card is lost', undefined],
  ])('in %p is %p', (text, name) => expect(firstOf(term, text)).toBe(name));

  it('are looked for in the singular and in English too', () => {
    expect(termSpellings('working days')).toContain('working day');
    expect(termSpellings('le terme « carte cadeau »')).toContain('gift card');
  });
});
