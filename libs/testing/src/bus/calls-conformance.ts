import type { ServedContext } from '@guichet/bus';
import { describe, expect, test } from '@jest/globals';
import { type Connect, request, response, retrieve, within } from './participants.ts';

export function callsConformance(connect: Connect): void {
  describe('calls', () => {
    test('a request and its context arrive, the answer comes back', async () => {
      const [orchestrator, banking] = [await connect('orchestrator'), await connect('banking')];
      let served: ServedContext | undefined;
      await banking.serve(retrieve, async ({ question }, context) => {
        served = context;
        return response(question);
      });
      const context = within(5_000, { capability: 'signed' });
      await expect(orchestrator.call(retrieve, request('déjà vu'), context)).resolves.toEqual(response('déjà vu'));
      expect(served).toMatchObject({ runId: 'run', stepId: 's1', capability: 'signed' });
      expect(Math.abs(served!.deadline - context.deadline)).toBeLessThan(1_000);
    });

    test('replicas share the work: each request reaches one of them', async () => {
      const orchestrator = await connect('orchestrator');
      const served = [0, 0];
      for (const replica of served.keys()) {
        const banking = await connect('banking');
        await banking.serve(retrieve, async () => {
          served[replica]! += 1;
          return response();
        });
      }
      await Promise.all(Array.from({ length: 60 }, () => orchestrator.call(retrieve, request(), within(5_000))));
      expect(served[0]! + served[1]!).toBe(60);
      expect(Math.min(...served)).toBeGreaterThan(5);
    });

    test('a message of megabytes passes', async () => {
      const [orchestrator, banking] = [await connect('orchestrator'), await connect('banking')];
      await banking.serve(retrieve, async ({ question }) => response(question));
      const question = 'é'.repeat(2 * 1024 * 1024);
      const { tool } = await orchestrator.call(retrieve, request(question), within(10_000));
      expect(tool === question).toBe(true);
    });

    test('what is too large for the bus is said, by the side that has it', async () => {
      const [orchestrator, banking] = [await connect('orchestrator'), await connect('banking')];
      const large = 'x'.repeat(9 * 1024 * 1024);
      await banking.serve(retrieve, async () => response(large));
      await expect(orchestrator.call(retrieve, request(large), within(5_000))).rejects.toMatchObject({ code: 'INVALID_ARGUMENT' });
      await expect(orchestrator.call(retrieve, request(), within(5_000))).rejects.toMatchObject({
        code: 'INTERNAL',
        message: expect.stringContaining('too large'),
      });
    });
  });
}
