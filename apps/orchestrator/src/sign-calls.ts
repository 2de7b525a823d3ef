import type { Bus, CallContext, Method } from '@guichet/bus';
import type { RetrieveRequest } from '@guichet/contracts';
import { isRole, type Capability, type CapabilitySigner } from '@guichet/identity';

/** The same bus, on which each question to an agent and each review carries a capability made for just that call. */
export function signCalls(bus: Bus, signer: CapabilitySigner): Bus {
  return {
    call: async (method, request, context) => {
      const granted = capabilityFor(method, request, context);
      const capability = granted && (await signer.sign(granted, method.service, context.deadline));
      return bus.call(method, request, { ...context, capability });
    },
    serve: (method, handler) => bus.serve(method, handler),
    cancel: (service, notice) => bus.cancel(service, notice),
    announce: (announcement) => bus.announce(announcement),
    onAnnouncement: (handler) => bus.onAnnouncement(handler),
    ready: () => bus.ready(),
    close: () => bus.close(),
  };
}

/** Undefined for a card: it tells what the domain has published. */
function capabilityFor<Request, Response>(
  { name }: Method<Request, Response>,
  request: Request,
  { runId, stepId }: CallContext,
): Capability | undefined {
  if (name === 'card') return undefined;
  if (name === 'review') return { runId, stepId, role: 'service', customer: '', toolClasses: [] };
  const { caller, validateOnly } = request as unknown as RetrieveRequest;
  if (!isRole(caller?.role)) return undefined;
  return { runId, stepId, role: caller.role, customer: caller.customerId, toolClasses: validateOnly ? [] : ['read'] };
}
