import { setTimeout as wait } from 'node:timers/promises';
import type { GuichetError } from '@guichet/contracts';
import { describe, expect, test } from '@jest/globals';
import { type Connect, request, response, retrieve, untilAborted, within } from './participants.ts';

export function cancelConformance(connect: Connect): void {
  describe('cancel', () => {
    test('ends the wait at once and the work at the replica that has it, and no other work', async () => {
      const orchestrator = await connect('orchestrator');
      const working = new Set<string>();
      const ended: string[] = [];
      for (const replica of ['first', 'second']) {
        const banking = await connect('banking');
        await banking.serve(retrieve, async (_, { signal, stepId }) => {
          working.add(stepId);
          await untilAborted(signal).catch((reason: GuichetError) => ended.push(`${stepId} ${reason.code}`));
          return response(replica);
        });
      }
      const steps = ['s1', 's2', 's3', 's4', 's5', 's6'];
      const aborts = steps.map(() => new AbortController());
      const calls = steps.map((stepId, index) =>
        orchestrator
          .call(retrieve, request(), within(20_000, { stepId, signal: aborts[index]!.signal }))
          .catch((thrown: unknown) => thrown),
      );
      await until(() => working.size === steps.length);
      aborts[3]!.abort();
      await expect(calls[3]).resolves.toMatchObject({ code: 'CANCELLED' });
      await until(() => ended.length > 0);
      await wait(50); // time enough for a cancel that went too far
      expect(ended).toEqual(['s4 CANCELLED']);
      orchestrator.cancel('banking', { runId: 'run', stepId: '' });
      await Promise.all(calls);
      expect(ended.sort()).toEqual(steps.map((step) => `${step} CANCELLED`));
    });

    test('a call that is over before it starts sends nothing', async () => {
      const [orchestrator, banking] = [await connect('orchestrator'), await connect('banking')];
      const reached: string[] = [];
      await banking.serve(retrieve, async (_, { runId }) => {
        reached.push(runId);
        return response();
      });
      const cancelled = orchestrator.call(retrieve, request(), within(5_000, { signal: AbortSignal.abort() }));
      await expect(cancelled).rejects.toMatchObject({ code: 'CANCELLED' });
      await expect(orchestrator.call(retrieve, request(), within(-1))).rejects.toMatchObject({ code: 'DEADLINE_EXCEEDED' });
      await orchestrator.call(retrieve, request(), within(5_000, { runId: 'later' }));
      expect(reached).toEqual(['later']);
    });
  });
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await wait(5);
}
