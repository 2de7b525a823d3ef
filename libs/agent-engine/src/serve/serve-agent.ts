import 'reflect-metadata';
import { Announcer, BusServer, type Bus } from '@guichet/bus';
import type { CapabilityVerifier } from '@guichet/identity';
import { NestFactory } from '@nestjs/core';
import type { Agent } from '../create-agent.ts';
import { AgentModule } from './agent.module.ts';
import { CurrentCard } from './current-card.ts';

export interface ServedAgent {
  /** Tells the others at once that data was loaded. */
  readonly changed: () => Promise<void>;
  /** Says goodbye, ends what is in flight, closes the bus. */
  readonly close: () => Promise<void>;
}

/** Serves an agent on a bus and announces its card. Resolves when it can be asked. */
export async function serveAgent(agent: Agent, bus: Bus, verifier: CapabilityVerifier): Promise<ServedAgent> {
  const current = await CurrentCard.of(agent);
  const service = await NestFactory.createMicroservice(AgentModule.for(agent, verifier), { strategy: new BusServer(bus), logger: false });
  await service.listen();
  const announcer = new Announcer({ bus, card: () => current.card });
  await announcer.start();
  current.watch(() => announcer.changed());
  return {
    changed: async () => {
      await current.refresh();
      announcer.changed();
    },
    close: async () => {
      current.stop();
      await announcer.leave();
      await service.close();
    },
  };
}
