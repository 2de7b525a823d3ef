import type { RetrieveRequest } from '@guichet/contracts';
import type { ServedContext } from '@guichet/bus';
import type { CapabilityVerifier } from '@guichet/identity';

/**
 * The first thing that happens to a request: its capability is checked, and the caller that every query is bound to is the one that was
 * signed. Throws PERMISSION_DENIED with the fault in `details.capability`.
 */
export async function admitRequest(
  request: RetrieveRequest,
  context: ServedContext,
  verifier: CapabilityVerifier,
): Promise<RetrieveRequest> {
  const { role, customer } = await verifier.verify(context.capability, {
    calls: [context, request],
    caller: request.caller ?? { role: '', customerId: '' },
    toolClass: request.validateOnly ? undefined : 'read',
  });
  return { ...request, caller: { role, customerId: customer } };
}
