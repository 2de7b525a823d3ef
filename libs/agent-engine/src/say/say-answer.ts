import type { Sentence } from '@guichet/contracts';
import type { AnswerTemplate, Result, Said } from '@guichet/domain-kit';
import type { MadeEvidence } from '../signal/make-evidence.ts';

/** Fills an answer template; each sentence names the evidence that it rests on. Empty texts are dropped. */
export function sayAnswer(template: AnswerTemplate, result: Result, made: MadeEvidence): Sentence[] {
  const said = template(result);
  const all: Said[] =
    typeof said === 'string' ? [{ text: said, rows: [...result.rows.keys()], passages: [...result.passages.keys()] }] : [...said];
  return all
    .filter(({ text }) => text.trim() !== '')
    .map(({ text, rows = [], passages = [] }) => ({ text: text.trim(), evidenceIds: evidenceIds(rows, passages, made), stepId: '' }));
}

function evidenceIds(rows: readonly number[], passages: readonly number[], made: MadeEvidence): string[] {
  const ids = [...rows.map((position) => made.ofRow[position]), ...passages.map((position) => made.ofPassage[position])];
  return [...new Set(ids.filter((id) => id !== undefined))];
}
