import { rungName, type Decision } from '@guichet/contracts';
import type { Arguments, Tool } from '@guichet/domain-kit';
import { content } from '@guichet/platform';
import type { Asked } from '../receive/receive-request.ts';
import { inSpan } from '../trace/in-span.ts';
import { lookWith, type Looked, type LookingPlace } from './look-with.ts';

/** Runs a tool's body in its span: which tool, chosen how, and how much it found; never the arguments, which may be a person's. */
export function lookInSpan(tool: Tool, filled: Arguments, asked: Asked, place: LookingPlace, decision: Decision): Promise<Looked> {
  const attributes = {
    'gen_ai.operation.name': 'execute_tool',
    'gen_ai.tool.name': tool.name,
    'gen_ai.tool.type': 'datastore',
    'guichet.domain': place.domain.id,
    'guichet.tool': tool.name,
    'guichet.rung': rungName(decision.rung),
    'guichet.budget.remaining_ms': asked.deadline - Date.now(),
    ...content(() => ({ 'gen_ai.tool.call.arguments': JSON.stringify(filled) })),
  };
  return inSpan({ name: `execute_tool ${tool.name}`, attributes }, async (span) => {
    const looked = await lookWith(tool, filled, asked, place);
    span.setAttributes({ 'guichet.rows': looked.rows.length, 'guichet.passages': looked.passages.length });
    return looked;
  });
}
