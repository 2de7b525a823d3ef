import { Controller, type Type } from '@nestjs/common';
import { Handles, methods, type ServedContext } from '@guichet/bus';
import type { RetrieveRequest, RetrieveResponse } from '@guichet/contracts';
import type { CapabilityVerifier } from '@guichet/identity';
import type { Agent } from '../create-agent.ts';
import { admitRequest } from '../receive/admit-request.ts';

/** Puts an agent on its domain's subject. The class is made for the agent, because a subject is part of its declaration. */
export function retrieveController(agent: Agent, verifier: CapabilityVerifier): Type {
  @Controller()
  class RetrieveController {
    @Handles(methods.retrieve(agent.domain.id))
    async retrieve(request: RetrieveRequest, context: ServedContext): Promise<RetrieveResponse> {
      return agent.retrieve(await admitRequest(request, context, verifier), context);
    }
  }
  return RetrieveController;
}
