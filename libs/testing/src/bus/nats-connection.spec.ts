import { setTimeout as wait } from 'node:timers/promises';
import type { GuichetError } from '@guichet/contracts';
import { type Bus, connectNatsBus } from '@guichet/bus';
import { natsConfiguration } from '@guichet/platform';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { describeWithServer } from '../real-server.ts';
import { OwnNats } from './own-nats.ts';
import { request, response, retrieve, untilAborted, within } from './participants.ts';

describeWithServer('nats', () => {
  describe('the connection', () => {
    let server: OwnNats;
    let open: Bus[];
    const connect = async (user: string) => {
      const bus = await connectNatsBus({
        ...natsConfiguration(user),
        servers: server.servers,
        drainLimitMs: 200,
        reconnectGraceMs: 20_000,
      });
      open.push(bus);
      return bus;
    };

    beforeEach(async () => {
      Logger.overrideLogger(false);
      open = [];
      server = await OwnNats.start();
    });

    afterEach(async () => {
      await Promise.all(open.map((bus) => bus.close()));
      await server.remove();
    });

    test('comes back after the server restarts: what was served is served again', async () => {
      const [orchestrator, banking] = [await connect('orchestrator'), await connect('banking')];
      await banking.serve(retrieve, async () => response());
      await server.stop();
      await server.start();
      await Promise.all([orchestrator.ready(), banking.ready()]);
      await expect(orchestrator.call(retrieve, request(), within(5_000))).resolves.toEqual(response());
    });

    test('a call waits for a connection that comes back, as long as its deadline allows', async () => {
      const [orchestrator, banking] = [await connect('orchestrator'), await connect('banking')];
      await banking.serve(retrieve, async () => response());
      await server.stop();
      await wait(50);
      await expect(orchestrator.call(retrieve, request(), within(100))).rejects.toMatchObject({ code: 'UNAVAILABLE', retryable: true });
      const outcome = orchestrator.call(retrieve, request(), within(20_000)).then(
        () => 'answered',
        (thrown: GuichetError) => thrown.code,
      );
      await server.start();
      expect(['answered', 'NO_RESPONDER']).toContain(await outcome); // the agent may be back a moment later than the caller
    });

    test('a call whose reply is lost with the connection fails at once', async () => {
      const [orchestrator, banking] = [await connect('orchestrator'), await connect('banking')];
      const serving = await banking.serve(retrieve, async (_, { signal }) => untilAborted(signal));
      const call = orchestrator.call(retrieve, request(), within(20_000));
      call.catch(() => undefined);
      while (serving.inFlight === 0) await wait(5);
      await server.stop();
      await expect(call).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    });

    test('closes while the server is away', async () => {
      const banking = await connect('banking');
      await banking.serve(retrieve, async () => response());
      await server.stop();
      await wait(50);
      await banking.close();
    });

    test('a wrong password and an absent server are told apart', async () => {
      const configuration = { ...natsConfiguration('banking'), servers: server.servers, connectLimitMs: 300 };
      await expect(connectNatsBus({ ...configuration, password: 'wrong' })).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
      await server.stop();
      await expect(connectNatsBus(configuration)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    });
  });
});
