import { Reason, RetrieveResponse, Status, type Decision } from '@guichet/contracts';
import type { Argument, Arguments, Tool } from '@guichet/domain-kit';
import type { Ending } from './ending.ts';

/** What is known of a step by the time it ends; each later stage adds to it. */
export interface StepSoFar {
  readonly decision?: Decision;
  readonly tool?: Tool;
  readonly arguments?: Arguments;
}

type Answer = Pick<RetrieveResponse, 'sentences' | 'evidence' | 'signals' | 'exports'>;

/** A step that ended without an answer. */
export const replyEnded = (ending: Ending, soFar: StepSoFar, startedAt: number, answer: Partial<Answer> = {}): RetrieveResponse => ({
  ...common(soFar, startedAt),
  ...answer,
  status: ending.status,
  reason: Reason.create({ code: ending.code, message: ending.message }),
  clarification: ending.clarification,
});

export const replyAnswered = (answer: Partial<Answer>, soFar: StepSoFar, startedAt: number): RetrieveResponse => ({
  ...common(soFar, startedAt),
  ...answer,
  status: Status.STATUS_ANSWERED,
});

function common({ decision, tool, arguments: filled }: StepSoFar, startedAt: number): RetrieveResponse {
  return RetrieveResponse.create({
    group: tool?.group ?? '',
    tool: tool?.name ?? '',
    arguments: filled && Object.fromEntries(Object.entries(filled).map(([name, argument]) => [name, shown(argument)])),
    decision,
    usage: { rounds: 0, agentCalls: 0, modelCalls: 0, tokens: 0, elapsed: elapsedSince(startedAt) },
  });
}

/** The value as a person may check it, with how it came to be. */
const shown = ({ value, name, how }: Argument) => ({ value, name, how });

function elapsedSince(startedAt: number) {
  const milliseconds = Math.max(0, Date.now() - startedAt);
  return { seconds: BigInt(Math.floor(milliseconds / 1000)), nanos: Math.round((milliseconds % 1000) * 1e6) };
}
