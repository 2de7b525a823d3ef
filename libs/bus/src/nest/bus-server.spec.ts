import { CardResponse, type CardRequest, GuichetError, ReviewResponse } from '@guichet/contracts';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { Controller, type INestMicroservice, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import 'reflect-metadata';
import type { Bus, CallContext, ServedContext } from '../bus.ts';
import { createInProcessBus } from '../create-in-process-bus.ts';
import { methods } from '../methods.ts';
import { InProcessHub } from '../wire/in-process-hub.ts';
import { BusServer } from './bus-server.ts';
import { Handles } from './handles.ts';

@Controller()
class Desk {
  @Handles(methods.card('banking'))
  async card(_request: CardRequest, { runId }: ServedContext): Promise<CardResponse> {
    return CardResponse.fromPartial({ card: { domain: runId } });
  }

  @Handles(methods.review())
  async review(): Promise<ReviewResponse> {
    throw new GuichetError('PERMISSION_DENIED', 'Not for this caller.');
  }
}

@Module({ controllers: [Desk] })
class DeskModule {}

describe('Nest on the bus', () => {
  const context: CallContext = { runId: 'run', stepId: 's1', deadline: Date.now() + 60_000 };
  let caller: Bus;
  let service: INestMicroservice;

  beforeEach(async () => {
    const hub = new InProcessHub();
    caller = createInProcessBus({ hub });
    service = await NestFactory.createMicroservice(DeskModule, { strategy: new BusServer(createInProcessBus({ hub })), logger: false });
    await service.listen();
  });

  afterEach(async () => {
    await service.close();
    await caller.close();
  });

  test('a controller answers with the request and its context', async () => {
    await expect(caller.call(methods.card('banking'), {}, context)).resolves.toMatchObject({ card: { domain: 'run' } });
  });

  test('an error keeps its code', async () => {
    const request = {
      protocolVersion: 1,
      runId: 'run',
      question: '',
      language: 'en',
      steps: [],
      evidence: [],
      sentences: [],
      roundsLeft: 0,
    };
    await expect(caller.call(methods.review(), request, context)).rejects.toMatchObject({ code: 'PERMISSION_DENIED' });
  });

  test('closing the service stops taking work', async () => {
    await service.close();
    await expect(caller.call(methods.card('banking'), {}, context)).rejects.toMatchObject({ code: 'NO_RESPONDER' });
  });
});
