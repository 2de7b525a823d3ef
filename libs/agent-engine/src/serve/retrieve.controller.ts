import { Controller, type Type } from '@nestjs/common';
import { Handles, methods, type ServedContext } from '@guichet/bus';
import type { RetrieveRequest, RetrieveResponse } from '@guichet/contracts';
import type { Agent } from '../create-agent.ts';

/** Puts an agent on its domain's subject. The class is made for the agent, because a subject is part of its declaration. */
export function retrieveController(agent: Agent): Type {
  @Controller()
  class RetrieveController {
    @Handles(methods.retrieve(agent.domain.id))
    retrieve(request: RetrieveRequest, context: ServedContext): Promise<RetrieveResponse> {
      return agent.retrieve(request, context);
    }
  }
  return RetrieveController;
}
