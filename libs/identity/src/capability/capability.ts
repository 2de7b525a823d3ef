import { isRole, type Role } from '../identity.ts';

/** What a tool does when it runs. Every tool of today only reads; one with side effects will be of a class of its own. */
const toolClasses = ['read'] as const;
export type ToolClass = (typeof toolClasses)[number];

/** What one service may do in one step of one run, and on whose behalf. Signed by the orchestrator, it travels with the request. */
export interface Capability {
  readonly runId: string;
  /** Empty where the whole run is meant, as in a review. */
  readonly stepId: string;
  readonly role: Role;
  /** The customer's id in the domain that is asked; empty for staff and services. */
  readonly customer: string;
  readonly toolClasses: readonly ToolClass[];
}

/** The claims as they are signed, beside `iss`, `aud` (the service), `iat` and `exp`. */
export const toClaims = ({ runId, stepId, role, customer, toolClasses: tools }: Capability) => ({
  run: runId,
  step: stepId,
  role,
  customer,
  tools: [...tools],
});

/** Undefined when a claim is missing or of another type. Tool classes that this side does not know are left out: nothing here needs them. */
export function fromClaims({ run, step, role, customer, tools }: Readonly<Record<string, unknown>>): Capability | undefined {
  if (typeof run !== 'string' || typeof step !== 'string' || typeof customer !== 'string' || !isRole(role) || !Array.isArray(tools)) {
    return undefined;
  }
  return { runId: run, stepId: step, role, customer, toolClasses: toolClasses.filter((known) => tools.includes(known)) };
}
