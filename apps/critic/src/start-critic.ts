import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { BusServer, type Bus } from '@guichet/bus';
import { CriticController } from './critic.controller.ts';

class CriticModule {}

/** Serves `review` on the bus until it is closed; closing drains. */
export async function startCritic(bus: Bus): Promise<{ close(): Promise<void> }> {
  const module = { module: CriticModule, controllers: [CriticController] };
  const app = await NestFactory.createMicroservice(module, { strategy: new BusServer(bus), logger: ['error', 'warn'] });
  await app.listen();
  return { close: () => app.close() };
}
