import { methods } from '@guichet/bus';
import { GuichetError, protocolVersion, Readiness, RetrieveResponse, Status } from '@guichet/contracts';
import { customerIn, mayUse } from '@guichet/identity';
import { phrases } from '../compose/phrases.ts';
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
  if (!work.budget.takeCall()) return failed(Status.STATUS_FAILED, 'calls_spent', say.callsSpent);
  try {
    return await work.bus.call(
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
        caller: { role: work.identity.role, customerId: customer ?? '' },
        excludedTools: [...ask.excludedTools],
        validateOnly: ask.validateOnly,
        followUp: ask.followUp,
      },
      { runId: work.run.id, stepId: ask.stepId, deadline: work.budget.searchDeadline, signal: work.signal },
    );
  } catch (thrown) {
    const error = GuichetError.from(thrown);
    if (error.code === 'CANCELLED' || error.code === 'DEADLINE_EXCEEDED')
      work.bus.cancel(ask.domain, { runId: work.run.id, stepId: ask.stepId });
    return failed(Status.STATUS_FAILED, error.code.toLowerCase(), say.failure(ask.domain, error.code));
  }
}
