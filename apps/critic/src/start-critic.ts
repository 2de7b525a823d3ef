import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { BusServer, type Bus } from '@guichet/bus';
import type { CapabilityVerifier } from '@guichet/identity';
import { criticController } from './critic.controller.ts';

class CriticModule {}

/** Serves `review` on the bus until it is closed; closing drains. */
export async function startCritic(bus: Bus, verifier: CapabilityVerifier): Promise<{ close(): Promise<void> }> {
  const module = { module: CriticModule, controllers: [criticController(verifier)] };
  const app = await NestFactory.createMicroservice(module, { strategy: new BusServer(bus), logger: ['error', 'warn'] });
  await app.listen();
  return { close: () => app.close() };
}
