import { GuichetError } from '@guichet/contracts';

const faults = {
  absent: 'This request carries no capability.',
  malformed: 'The capability is not one that the orchestrator signs.',
  unknown_key: 'The capability is signed with a key that this service does not know; give it the orchestrator’s public keys.',
  signature: 'The signature of the capability is wrong.',
  audience: 'The capability is for another service.',
  expired: 'The capability has expired, or lives longer than one may; compare the clocks.',
  other_call: 'The capability is for another run or step.',
  other_caller: 'The capability is for another caller than the request names.',
  tool_class: 'The capability does not grant what the request asks for.',
} as const;

/** Why a capability was not accepted; an error carries it in `details.capability`, the span in `guichet.capability.refused`. */
export type CapabilityFault = keyof typeof faults;

export const capabilityRefused = (fault: CapabilityFault, cause?: unknown): GuichetError =>
  new GuichetError('PERMISSION_DENIED', faults[fault], { cause, details: { capability: fault } });
