import { describe, expect, test } from '@jest/globals';
import { type Connect, request, response, retrieve, within } from './participants.ts';

export function overloadConformance(connect: Connect): void {
  describe('overload', () => {
    test('an instance that is full refuses at once and says when to come back; what it took is answered', async () => {
      const [orchestrator, banking] = [await connect('orchestrator'), await connect('banking', { maxInFlight: 2 })];
      const gate = Promise.withResolvers<void>();
      const serving = await banking.serve(retrieve, async () => gate.promise.then(() => response()));
      const ask = () => orchestrator.call(retrieve, request(), within(20_000));
      const refused: unknown[] = [];
      const enough = Promise.withResolvers<void>();
      const calls = Array.from({ length: 5 }, () =>
        ask().catch((error: unknown) => {
          if (refused.push(error) === 3) enough.resolve();
        }),
      );
      await enough.promise;
      expect(serving.inFlight).toBe(2);
      expect(refused).toEqual(Array(3).fill(expect.objectContaining({ code: 'RESOURCE_EXHAUSTED', retryable: true, retryAfterMs: 500 })));
      gate.resolve();
      expect((await Promise.all(calls)).filter((answer) => answer !== undefined)).toEqual([response(), response()]);
      await expect(ask()).resolves.toEqual(response());
    });
  });
}
