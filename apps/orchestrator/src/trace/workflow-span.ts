import type { Attributes } from '@opentelemetry/api';
import { statusName, stopReasonName, type Answer } from '@guichet/contracts';
import { content, type Operation } from '@guichet/platform';
import type { Question } from '../question.ts';

/** The span of one question's whole way: what it may spend. */
export const workflowOf = ({ run, budget, request }: Question): Operation => ({
  name: 'invoke_workflow answer_question',
  attributes: {
    'gen_ai.operation.name': 'invoke_workflow',
    'gen_ai.workflow.name': 'answer_question',
    'guichet.run.id': run.id,
    'guichet.budget.remaining_ms': budget.deadline - Date.now(),
    'guichet.budget.calls': budget.callsLeft,
    'guichet.budget.rounds': budget.rounds,
    ...content(() => ({ 'guichet.question': request.question })),
  },
});

/** How it ended, and what of the budget was spent. */
export const outcomeOf = ({ status, stopReason, usage }: Answer): Attributes => ({
  'guichet.status': statusName(status),
  'guichet.stop_reason': stopReasonName(stopReason),
  'guichet.budget.calls_made': usage?.agentCalls,
  'guichet.budget.rounds_made': usage?.rounds,
});
