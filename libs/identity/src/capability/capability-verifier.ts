import { GuichetError } from '@guichet/contracts';
import { trace } from '@opentelemetry/api';
import { createLocalJWKSet, errors, jwtVerify, type JSONWebKeySet } from 'jose';
import { fromClaims, type Capability, type ToolClass } from './capability.ts';
import { capabilityFormat } from './capability-format.ts';
import { capabilityRefused, type CapabilityFault } from './capability-refused.ts';

/** What a request says about itself, held against its capability. */
export interface ClaimedUse {
  /** Everything in the request that names a run, and the step where it names one. */
  readonly calls: readonly { readonly runId: string; readonly stepId?: string }[];
  /** On whose behalf, where the request says so. */
  readonly caller?: { readonly role: string; readonly customerId: string };
  /** Undefined when no tool is to run. */
  readonly toolClass?: ToolClass;
}

/** Checks the capabilities that are signed for one service. It holds public keys alone, so it can sign none. */
export class CapabilityVerifier {
  readonly #service: string;
  readonly #keys: ReturnType<typeof createLocalJWKSet>;
  readonly #now: () => number;

  /** Several keys may be valid at a time: the one before stays until its last capability has expired. */
  constructor(service: string, keys: JSONWebKeySet, now: () => number = Date.now) {
    this.#service = service;
    this.#keys = createLocalJWKSet(keys);
    this.#now = now;
  }

  /** Throws PERMISSION_DENIED with `details.capability`, a CapabilityFault, and marks the active span with it. */
  async verify(token: string | undefined, claimed: ClaimedUse): Promise<Capability> {
    try {
      const capability = await this.#read(token);
      assertFits(capability, claimed);
      return capability;
    } catch (error) {
      if (error instanceof GuichetError)
        trace.getActiveSpan()?.setAttribute('guichet.capability.refused', error.details['capability'] ?? '');
      throw error;
    }
  }

  async #read(token: string | undefined): Promise<Capability> {
    if (!token) throw capabilityRefused('absent');
    const { algorithm, type, issuer, longestSeconds, clockSkewSeconds } = capabilityFormat;
    const verified = await jwtVerify(token, this.#keys, {
      ...{ algorithms: [algorithm], typ: type, issuer, audience: this.#service, requiredClaims: ['exp', 'iat'] },
      ...{ maxTokenAge: longestSeconds, clockTolerance: clockSkewSeconds, currentDate: new Date(this.#now()) },
    }).catch((cause: unknown) => {
      throw capabilityRefused(faultOf(cause), cause);
    });
    const capability = fromClaims(verified.payload);
    if (!capability) throw capabilityRefused('malformed');
    return capability;
  }
}

function faultOf(error: unknown): CapabilityFault {
  if (error instanceof errors.JWTExpired) return 'expired';
  if (error instanceof errors.JWSSignatureVerificationFailed) return 'signature';
  if (error instanceof errors.JWKSNoMatchingKey) return 'unknown_key';
  if (error instanceof errors.JWTClaimValidationFailed && error.claim === 'aud') return 'audience';
  return 'malformed';
}

function assertFits(capability: Capability, { calls, caller, toolClass }: ClaimedUse): void {
  const isOfCall = calls.every(({ runId, stepId = '' }) => runId === capability.runId && stepId === capability.stepId);
  if (!isOfCall) throw capabilityRefused('other_call');
  if (caller && (caller.role !== capability.role || caller.customerId !== capability.customer)) throw capabilityRefused('other_caller');
  if (toolClass && !capability.toolClasses.includes(toolClass)) throw capabilityRefused('tool_class');
}
