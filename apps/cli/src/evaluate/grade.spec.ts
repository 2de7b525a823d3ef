import { describe, expect, it } from '@jest/globals';
import type { GoldenItem, GoldenLine } from './golden-line.ts';
import { grade } from './grade.ts';

const line = (wanted: GoldenItem[], unwanted: GoldenItem[] = []): GoldenLine => ({
  id: 'x',
  lang: 'en',
  text: '',
  caller: { role: 'staff', customer: null },
  domains: [],
  kind: 'lookup',
  expected: { must_contain: wanted, must_not_contain: unwanted, status: 'answered', sources: [] },
});
const passes = (text: string, ...wanted: GoldenItem[]) =>
  grade(line(wanted), { id: 'x', status: 'answered', domains: [], tools: [], answer_text: text, sources: [], trace_id: '' }).length === 0;

describe('grade', () => {
  it.each<[string, GoldenItem]>([
    ['Le total est de 1 038,52 €.', 1038.52],
    ['$1,038.52 in all', 1038.52],
    ['about 1.9 million', 1_900_000],
    ['quatorze (14) jours', { any_of: ['14 jours'] }],
    ['see Article L. 113-2', 'L113-2'],
    ['a 48-hour wait', '48 hours'.replace('hours', 'hour')],
    ['Résilié', 'resilie'],
    ['vingt ans', 20],
  ])('%s holds %j', (text, item) => {
    expect(passes(text, item)).toBe(true);
  });

  it.each<[string, GoldenItem]>([
    ['on 2026-06-30', 2026],
    ['1,038.52', 1038.53],
    ['L113-21', 'L113-2'],
    ['150', '15'],
  ])('%s does not hold %j', (text, item) => {
    expect(passes(text, item)).toBe(false);
  });

  it('names a wrong status and what must not be said', () => {
    const answer = { id: 'x', status: 'partial', domains: [], tools: [], answer_text: 'code 99', sources: [], trace_id: '' };
    expect(grade(line([], [99]), answer)).toEqual(['status partial, expected answered', 'must not say 99']);
  });
});
