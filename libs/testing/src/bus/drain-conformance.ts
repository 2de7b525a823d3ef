import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import { type Connect, request, response, retrieve, untilAborted, within } from './participants.ts';

export function drainConformance(connect: Connect): void {
  describe('drain', () => {
    test('answers what is in flight, then is gone', async () => {
      const [orchestrator, banking] = [await connect('orchestrator'), await connect('banking')];
      const serving = await banking.serve(retrieve, async () => wait(100).then(() => response()));
      const calls = Array.from({ length: 20 }, () => orchestrator.call(retrieve, request(), within(5_000)));
      while (serving.inFlight < 20) await wait(1);
      await banking.close();
      expect(serving.inFlight).toBe(0);
      await expect(Promise.all(calls)).resolves.toHaveLength(20);
      await expect(orchestrator.call(retrieve, request(), within(5_000))).rejects.toMatchObject({ code: 'NO_RESPONDER' });
    });

    test('loses nothing while calls keep coming and another replica stays', async () => {
      const orchestrator = await connect('orchestrator');
      const [leaving, staying] = [await connect('banking'), await connect('banking')];
      for (const replica of [leaving, staying]) await replica.serve(retrieve, async () => wait(5).then(() => response()));
      const calls: Promise<unknown>[] = [];
      let closed: Promise<void> | undefined;
      for (let call = 0; call < 100; call += 1) {
        calls.push(orchestrator.call(retrieve, request(), within(5_000)));
        if (call === 30) closed = leaving.close();
        await wait(1);
      }
      await closed;
      await expect(Promise.all(calls)).resolves.toHaveLength(100);
    });

    test('work that does not end within the limit is stopped, and answered as retryable', async () => {
      const [orchestrator, banking] = [await connect('orchestrator'), await connect('banking', { drainLimitMs: 50 })];
      const serving = await banking.serve(retrieve, async (_, { signal }) => untilAborted(signal));
      const call = orchestrator.call(retrieve, request(), within(5_000));
      call.catch(() => undefined);
      while (serving.inFlight < 1) await wait(1);
      await banking.close();
      await expect(call).rejects.toMatchObject({ code: 'UNAVAILABLE', retryable: true });
    });

    test('a cancel still reaches work that is being drained', async () => {
      const [orchestrator, banking] = [await connect('orchestrator'), await connect('banking', { drainLimitMs: 5_000 })];
      const serving = await banking.serve(retrieve, async (_, { signal }) => untilAborted(signal));
      const call = orchestrator.call(retrieve, request(), within(5_000));
      call.catch(() => undefined);
      while (serving.inFlight < 1) await wait(1);
      const closed = banking.close();
      orchestrator.cancel('banking', { runId: 'run', stepId: '' });
      await expect(call).rejects.toMatchObject({ code: 'CANCELLED' });
      await closed;
    });
  });
}
