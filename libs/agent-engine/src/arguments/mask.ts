import { parseExample } from '@guichet/domain-kit';
import type { Language, Parameter, Tool } from '@guichet/domain-kit';
import { findAmounts } from './amounts.ts';
import { findPeriods } from './periods.ts';
import type { Mention, Span } from './mention.ts';

interface Mark {
  readonly start: number;
  readonly end: number;
  readonly kinds: readonly string[];
}

/** The kinds by which a mention stands in a masked question. */
export function maskOf(mention: Mention): string {
  return mention.kind === 'entity' ? mention.entity : mention.kind;
}

/** The question with each mention replaced by `⟨kind⟩`; words of two kinds become `⟨account⟩ ⟨card⟩`. */
export function maskMentions(question: string, mentions: readonly Mention[]): string {
  const marks = new Map<string, { start: number; end: number; kinds: string[] }>();
  for (const mention of mentions) {
    const key = `${mention.start}-${mention.end}`;
    const mark = marks.get(key) ?? { start: mention.start, end: mention.end, kinds: [] };
    mark.kinds.push(maskOf(mention));
    marks.set(key, mark);
  }
  return replace(question, [...marks.values()]);
}

/** An example as the classifier reads it: its marks, and the figures and days that it leaves unmarked, replaced by their kinds. */
export function maskExample(example: string, tool: Pick<Tool, 'parameters'>, language: Language): string {
  const { text, arguments: marked } = parseExample(example);
  const marks: Mark[] = [];
  let from = 0;
  for (const { parameter, words } of marked) {
    const start = text.indexOf(words, from);
    if (start < 0) continue;
    from = start + words.length;
    const kind = kindOf(tool.parameters[parameter]);
    if (kind !== undefined) marks.push({ start, end: from, kinds: [kind] });
  }
  const unmarked = (span: Span) => marks.every((mark) => span.end <= mark.start || span.start >= mark.end);
  const periods = findPeriods(text, { language, asOf: '2026-01-01' }).filter(unmarked);
  const amounts = findAmounts(text, language)
    .filter(unmarked)
    .filter((amount) => periods.every((period) => amount.end <= period.start || amount.start >= period.end));
  return replace(text, [...marks, ...[...periods, ...amounts].map(({ start, end, kind }) => ({ start, end, kinds: [kind] }))]);
}

/** Choices and whole questions stay as they are written: their words tell the tool. */
function kindOf(parameter: Parameter | undefined): string | undefined {
  switch (parameter?.type) {
    case 'entity':
      return parameter.entity;
    case 'period':
    case 'date':
      return 'period';
    case 'number':
    case 'amount':
      return parameter.type;
    case 'choice':
    case 'question':
    case undefined:
      return undefined;
  }
}

function replace(text: string, marks: readonly Mark[]): string {
  let masked = '';
  let from = 0;
  for (const { start, end, kinds } of [...marks].sort((one, other) => one.start - other.start)) {
    masked += text.slice(from, start) + kinds.map((kind) => `⟨${kind}⟩`).join(' ');
    from = end;
  }
  return masked + text.slice(from);
}
