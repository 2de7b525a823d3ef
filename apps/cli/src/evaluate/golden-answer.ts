import { statusName, type Answer } from '@guichet/contracts';
import type { GoldenAnswer } from './golden-line.ts';

/** An answer as golden files write it. */
export function toGoldenAnswer(id: string, answer: Answer): GoldenAnswer {
  const used = answer.steps.filter(({ domain }) => domain !== '');
  return {
    id,
    status: statusName(answer.status),
    domains: [...new Set(used.map(({ domain }) => domain))],
    tools: [...new Set(used.flatMap(({ tool }) => (tool === '' ? [] : [tool])))],
    answer_text: answer.text,
    sources: [...new Set(answer.evidence.flatMap(({ source, sources }) => [source, ...sources]))],
    trace_id: answer.traceId,
  };
}
