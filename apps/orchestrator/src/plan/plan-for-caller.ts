import { Status, type AgentCard, type AskRequest, type Step } from '@guichet/contracts';
import { mayUse } from '@guichet/identity';
import type { Work } from '../dispatch/work.ts';
import { inSpan } from '../trace/in-span.ts';
import type { Plan, PlannedStep } from './plan.ts';
import { planQuestion } from './plan-question.ts';

/** The cards of the domains that this caller may use and asked for. */
export const cardsFor = (request: AskRequest, { directory, identity }: Work): AgentCard[] =>
  directory
    .domains()
    .map(({ card }) => card)
    .filter(({ domain }) => mayUse(identity, domain) && (request.domains.length === 0 || request.domains.includes(domain)));

/** Plans over the domains that this caller may use and asked for. */
export function planForCaller(request: AskRequest, work: Work): Promise<Plan> {
  const { language } = work;
  const cards = cardsFor(request, work);
  return inSpan({ name: 'plan', attributes: { 'gen_ai.operation.name': 'plan' } }, async (span) => {
    const plan = planQuestion({ text: request.question, turns: request.conversation?.turns ?? [], language, cards });
    span.setAttributes({ 'guichet.plan.kind': plan.kind, 'guichet.steps': plan.kind === 'search' ? plan.steps.length : 0 });
    return plan;
  });
}

/** A planned step as the caller sees it, before anything was asked. */
export const asStep = ({ id, question, dependsOn, domains, decision }: PlannedStep): Step => ({
  id,
  question,
  dependsOn: [...dependsOn],
  domain: domains[0] ?? '',
  status: Status.STATUS_UNSPECIFIED,
  reason: undefined,
  group: '',
  tool: '',
  arguments: undefined,
  decision,
  evidenceIds: [],
  signals: undefined,
  queryUpdate: '',
  attempts: [],
});
