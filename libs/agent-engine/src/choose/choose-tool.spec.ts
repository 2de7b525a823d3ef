import { describe, expect, test } from '@jest/globals';
import { Rung } from '@guichet/contracts';
import type { Role, Tool } from '@guichet/domain-kit';
import type { Filled } from '../arguments/index.ts';
import { library } from '../fixtures/library.ts';
import type { Asked } from '../receive/receive-request.ts';
import { chooseTool, type Judge } from './choose-tool.ts';

const [loans, count, rules] = library.tools as [Tool, Tool, Tool];
const filled: Filled = { arguments: {}, missing: [], ambiguous: [], unknown: [], fit: 1, leftover: [] };

const choose = (
  scores: readonly (readonly [Tool, number])[],
  asked: { role?: Role; excluded?: string[]; question?: string } = {},
  judge: Partial<Judge> = {},
) => {
  const { role = 'customer', excluded = [], question = 'due' } = asked;
  const full = { question, language: 'en', caller: { role, customer: '' }, excludedTools: new Set(excluded) } as unknown as Asked;
  const domain = {
    ...library,
    tools: scores.some(([tool]) => tool.fallback) ? scores.map(([tool]) => tool) : [...scores.map(([tool]) => tool), rules],
  };
  const likely = scores.map(([tool, score]) => ({ tool, group: score, withinGroup: 1 }));
  return chooseTool(full, domain, likely, { fill: () => filled, speaks: () => true, ...judge });
};

describe('choosing a tool', () => {
  test('the likeliest', () => {
    expect(choose([[loans, 0.8], [rules, 0.2]]).chosen?.tool.name).toBe('show_loans'); // prettier-ignore
  });

  test('a cue decides within a group, and is told as a rule', () => {
    const other = { ...loans, name: 'list_loans', cues: { en: ['overdue'], fr: [] } };
    const likely = [loans, other].map((tool, position) => ({ tool, group: 0.9, withinGroup: position === 0 ? 0.6 : 0.4 }));
    const asked = {
      question: 'which are overdue',
      language: 'en',
      caller: { role: 'customer', customer: '' },
      excludedTools: new Set(),
    } as unknown as Asked;
    const { chosen, decision } = chooseTool(asked, { ...library, tools: [loans, other, rules] }, likely, {
      fill: () => filled,
      speaks: () => true,
    });
    expect([chosen?.tool.name, decision.rung]).toEqual(['list_loans', Rung.RUNG_RULE]);
  });

  test('what the mentions do not fit loses', () => {
    const fill = (tool: Tool) => (tool === loans ? { ...filled, fit: 0.2 } : filled);
    expect(choose([[loans, 0.6], [{ ...count, audience: ['customer'] }, 0.4]], {}, { fill }).chosen?.tool.name).toBe('count_loans'); // prettier-ignore
  });

  test('what does not speak of the thing asked for loses', () => {
    const speaks = (tool: Tool) => tool !== loans;
    expect(choose([[loans, 0.5], [{ ...count, audience: ['customer'] }, 0.4]], {}, { speaks }).chosen?.tool.name).toBe('count_loans'); // prettier-ignore
  });

  test('a tool that the caller may not use is refused, or stood in for by one that fits nearly as well', () => {
    expect(choose([[count, 0.8], [loans, 0.2]]).ending?.code).toBe('not_permitted'); // prettier-ignore
    expect(choose([[count, 0.5], [loans, 0.45]]).chosen?.tool.name).toBe('show_loans'); // prettier-ignore
  });

  test('on little evidence the fallback looks', () => {
    expect(choose([[loans, 0.05]]).chosen?.tool.name).toBe('search_rules');
    expect(choose([[count, 0.3]]).chosen?.tool.name).toBe('search_rules');
  });

  test('two tools of different meaning that are equally probable are asked about', () => {
    const { ending } = choose([[loans, 0.5], [{ ...count, group: 'rules', audience: ['customer'] }, 0.49]]); // prettier-ignore
    expect(ending).toMatchObject({ code: 'ambiguous_question', clarification: { choices: [loans.label.en, count.label.en] } });
  });

  test('what was tried is never chosen again, the fallback neither', () => {
    expect(choose([[loans, 0.9]], { excluded: ['show_loans'] }).chosen?.tool.name).toBe('search_rules');
    expect(choose([[loans, 0.9]], { excluded: ['show_loans', 'search_rules'] }).ending?.code).toBe('no_other_tool');
  });
});
