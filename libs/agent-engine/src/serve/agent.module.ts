import { type DynamicModule, Module } from '@nestjs/common';
import type { CapabilityVerifier } from '@guichet/identity';
import type { Agent } from '../create-agent.ts';
import { retrieveController } from './retrieve.controller.ts';

/** One agent as a Nest module. */
@Module({})
export class AgentModule {
  static for(agent: Agent, verifier: CapabilityVerifier): DynamicModule {
    return { module: AgentModule, controllers: [retrieveController(agent, verifier)] };
  }
}
