import { type DynamicModule, Module } from '@nestjs/common';
import type { Agent } from '../create-agent.ts';
import { retrieveController } from './retrieve.controller.ts';

/** One agent as a Nest module. */
@Module({})
export class AgentModule {
  static for(agent: Agent): DynamicModule {
    return { module: AgentModule, controllers: [retrieveController(agent)] };
  }
}
