import { GuichetError, oldestProtocol, protocolVersion, type RetrieveRequest } from '@guichet/contracts';
import { languages, type Caller, type Domain, type Language, type Role } from '@guichet/domain-kit';
import { dayIn } from '../arguments/index.ts';

/** How long the agent may work. The bus's `ServedContext` is one. */
export interface WorkLimits {
  readonly signal: AbortSignal;
  /** Epoch milliseconds. */
  readonly deadline: number;
}

/** A request as the agent works with it: checked, typed, with every default in place. */
export interface Asked extends WorkLimits {
  readonly question: string;
  readonly language: Language;
  readonly timeZone: string;
  /** What "today" means, YYYY-MM-DD. */
  readonly asOf: string;
  readonly caller: Caller;
  readonly excludedTools: ReadonlySet<string>;
  readonly validateOnly: boolean;
  /** What the critic found missing after an earlier answer; '' at first. */
  readonly followUp: string;
}

const roles: readonly string[] = ['customer', 'staff', 'service'] satisfies Role[];

/** Throws GuichetError: PROTOCOL_MISMATCH, INVALID_ARGUMENT, UNAUTHENTICATED. */
export function receiveRequest(request: RetrieveRequest, limits: WorkLimits, domain: Domain, now: Date): Asked {
  if (request.protocolVersion < oldestProtocol || request.protocolVersion > protocolVersion) {
    throw new GuichetError(
      'PROTOCOL_MISMATCH',
      `This agent speaks protocol ${oldestProtocol} to ${protocolVersion}, not ${request.protocolVersion}.`,
    );
  }
  const question = request.question.trim();
  if (question === '') throw new GuichetError('INVALID_ARGUMENT', 'The request holds no question.');
  const timeZone = request.timeZone || 'UTC';
  return {
    question,
    language: languages.find((language) => language === request.language) ?? domain.languages[0] ?? 'en',
    timeZone,
    asOf: request.asOf || dayIn(timeZone, now),
    caller: callerOf(request),
    excludedTools: new Set(request.excludedTools),
    validateOnly: request.validateOnly,
    followUp: request.followUp.trim(),
    signal: limits.signal,
    deadline: limits.deadline,
  };
}

function callerOf(request: RetrieveRequest): Caller {
  const role = request.caller?.role ?? '';
  if (!roles.includes(role)) throw new GuichetError('UNAUTHENTICATED', 'The request does not say on whose behalf it is made.');
  return { role: role as Role, customer: role === 'customer' ? (request.caller?.customerId ?? '') : '' };
}
