import { SpanKind } from '@opentelemetry/api';
import { methods } from '@guichet/bus';
import { GuichetError, protocolVersion, Readiness, RetrieveResponse, Rung, rungName, Status, statusName } from '@guichet/contracts';
import { customerIn, mayUse } from '@guichet/identity';
import { markFailed } from '@guichet/platform';
import { phrases } from '../compose/phrases.ts';
import { inSpan } from '../trace/in-span.ts';
import type { Work } from './work.ts';

export interface AgentQuestion {
  readonly stepId: string;
  readonly question: string;
  readonly domain: string;
  readonly excludedTools: readonly string[];
  readonly followUp: string;
  readonly validateOnly: boolean;
}

const failed = (status: Status, code: string, message: string) => RetrieveResponse.fromPartial({ status, reason: { code, message } });

/** One call to one domain. Never throws: whatever goes wrong becomes a status with its reason, so that no domain can fail the question. */
export async function askAgent(work: Work, ask: AgentQuestion): Promise<RetrieveResponse> {
  const say = phrases[work.language];
  const entry = work.directory.domains().find(({ card }) => card.domain === ask.domain);
  if (!mayUse(work.identity, ask.domain)) return failed(Status.STATUS_REFUSED, 'domain_not_allowed', say.domainNotAllowed(ask.domain));
  if (!entry || entry.readiness === Readiness.READINESS_GONE)
    return failed(Status.STATUS_FAILED, 'domain_gone', say.domainGone(ask.domain));
  const customer = customerIn(work.identity, ask.domain);
  if (work.identity.role === 'customer' && customer === undefined) {
    return failed(Status.STATUS_REFUSED, 'not_a_customer', say.notACustomer(ask.domain));
  }
  if (work.signal.aborted) return outOfTime(work, ask.domain);
  if (!work.budget.takeCall()) return failed(Status.STATUS_FAILED, 'calls_spent', say.callsSpent);
  return inSpan(invocation(ask, work), async (span) => {
    const response = await call(work, ask, customer ?? '').catch((thrown: unknown) => {
      const error = GuichetError.from(thrown);
      markFailed(span, error.code);
      if (work.signal.aborted) return outOfTime(work, ask.domain);
      return failed(Status.STATUS_FAILED, error.code.toLowerCase(), say.failure(ask.domain, error.code));
    });
    span.setAttributes({
      'guichet.status': statusName(response.status),
      'guichet.reason': response.reason?.code,
      'guichet.tool': response.tool,
      'guichet.rung': rungName(response.decision?.rung ?? Rung.RUNG_UNSPECIFIED),
    });
    return response;
  });
}

const invocation = ({ domain, stepId }: AgentQuestion, { budget }: Work) => ({
  name: `invoke_agent ${domain}`,
  kind: SpanKind.CLIENT,
  attributes: {
    'gen_ai.operation.name': 'invoke_agent',
    'gen_ai.agent.name': domain,
    'guichet.domain': domain,
    'guichet.step.id': stepId,
    'guichet.budget.remaining_ms': budget.searchDeadline - Date.now(),
    'guichet.budget.calls_left': budget.callsLeft,
  },
});

/** The run was cancelled, or the time for searching is over. */
function outOfTime(work: Work, domain: string): RetrieveResponse {
  const code = work.run.signal.aborted ? 'CANCELLED' : 'DEADLINE_EXCEEDED';
  return failed(Status.STATUS_FAILED, code.toLowerCase(), phrases[work.language].failure(domain, code));
}

/** Whatever ends the wait early also tells the agent to stop. */
async function call(work: Work, ask: AgentQuestion, customerId: string): Promise<RetrieveResponse> {
  const response = await work.bus.call(
    methods.retrieve(ask.domain),
    {
      protocolVersion,
      runId: work.run.id,
      stepId: ask.stepId,
      question: ask.question,
      originalQuestion: work.question,
      language: work.language,
      timeZone: work.timeZone,
      asOf: work.asOf,
      caller: { role: work.identity.role, customerId },
      excludedTools: [...ask.excludedTools],
      validateOnly: ask.validateOnly,
      followUp: ask.followUp,
    },
    { runId: work.run.id, stepId: ask.stepId, deadline: work.budget.searchDeadline, signal: work.signal },
  );
  if (response.status === Status.STATUS_UNSPECIFIED || !(response.status in Status)) {
    throw new GuichetError('MALFORMED', `The ${ask.domain} agent answered without a status.`);
  }
  return response;
}
