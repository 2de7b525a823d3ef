import { SpanStatusCode, trace } from '@opentelemetry/api';
import { GuichetError, Rung, type Decision } from '@guichet/contracts';
import type { Arguments, Tool } from '@guichet/domain-kit';
import type { Asked } from '../receive/receive-request.ts';
import { lookWith, type Looked, type LookingPlace } from './look-with.ts';

const tracer = trace.getTracer('guichet.agent-engine');

/** Runs a tool's body in its span: which tool, chosen how, and how much it found; never the arguments, which may be a person's. */
export function lookInSpan(tool: Tool, filled: Arguments, asked: Asked, place: LookingPlace, decision: Decision): Promise<Looked> {
  const attributes = {
    'gen_ai.operation.name': 'execute_tool',
    'gen_ai.tool.name': tool.name,
    'guichet.domain': place.domain.id,
    'guichet.tool': tool.name,
    'guichet.rung': Rung[decision.rung],
  };
  return tracer.startActiveSpan(`execute_tool ${tool.name}`, { attributes }, async (span) => {
    try {
      const looked = await lookWith(tool, filled, asked, place);
      span.setAttributes({ 'guichet.rows': looked.rows.length, 'guichet.passages': looked.passages.length });
      return looked;
    } catch (error) {
      span.setAttribute('error.type', GuichetError.from(error).code);
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
}
