import type { StepResult } from './step-result.ts';

export type Rewrite =
  | { readonly kind: 'ready'; readonly question: string; readonly update: string }
  | { readonly kind: 'unanswered'; readonly dependency: string }
  | { readonly kind: 'not_exportable'; readonly from: string };

const placeholder = /\{(s\d+)\}/g;

/**
 * Puts the answers of earlier steps where a question has `{s1}` (the query update).
 * A value leaves its domain only when its tool declares it exportable.
 */
export function rewriteQuestion(question: string, toDomain: string, earlier: ReadonlyMap<string, StepResult>): Rewrite {
  const values = new Map<string, string>();
  for (const [, id] of question.matchAll(placeholder)) {
    const result = earlier.get(id!);
    const exported = result?.exports[0];
    if (!result || !exported) return { kind: 'unanswered', dependency: id! };
    if (result.step.domain !== toDomain && !exported.exportable) return { kind: 'not_exportable', from: result.step.domain };
    values.set(id!, exported.text);
  }
  const rewritten = question.replace(placeholder, (_, id: string) => values.get(id)!);
  return { kind: 'ready', question: rewritten, update: values.size > 0 ? rewritten : '' };
}
