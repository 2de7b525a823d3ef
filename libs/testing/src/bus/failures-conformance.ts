import { methods } from '@guichet/bus';
import { GuichetError } from '@guichet/contracts';
import { describe, expect, test } from '@jest/globals';
import { bytes, type Connect, garbage, request, response, retrieve, untilAborted, within } from './participants.ts';

export function failuresConformance(connect: Connect): void {
  describe('failures are told apart', () => {
    test('nobody listens', async () => {
      const orchestrator = await connect('orchestrator');
      await expect(orchestrator.call(retrieve, request(), within(5_000))).rejects.toMatchObject({ code: 'NO_RESPONDER', retryable: true });
    });

    test('the deadline passes: the caller stops waiting and the handler is told', async () => {
      const [orchestrator, banking] = [await connect('orchestrator'), await connect('banking')];
      const stopped = Promise.withResolvers<unknown>();
      await banking.serve(retrieve, async (_, { signal }) => untilAborted(signal).finally(() => stopped.resolve(signal.reason)));
      await expect(orchestrator.call(retrieve, request(), within(100))).rejects.toMatchObject({ code: 'DEADLINE_EXCEEDED' });
      await expect(stopped.promise).resolves.toMatchObject({ code: 'DEADLINE_EXCEEDED' });
    });

    test('a request that cannot be decoded gets a reply, and never reaches the handler', async () => {
      const [orchestrator, banking] = [await connect('orchestrator'), await connect('banking')];
      let reached = false;
      await banking.serve(retrieve, async () => {
        reached = true;
        return response();
      });
      await expect(orchestrator.call({ ...retrieve, request: bytes }, garbage, within(5_000))).rejects.toMatchObject({ code: 'MALFORMED' });
      expect(reached).toBe(false);
    });

    test('a reply that cannot be decoded', async () => {
      const [orchestrator, banking] = [await connect('orchestrator'), await connect('banking')];
      await banking.serve({ ...retrieve, response: bytes }, async () => garbage);
      await expect(orchestrator.call(retrieve, request(), within(5_000))).rejects.toMatchObject({ code: 'MALFORMED' });
    });

    test('the bus does not let a service ask, or answer for, another', async () => {
      const banking = await connect('banking');
      const insurance = methods.retrieve('insurance');
      await expect(banking.call(insurance, request(), within(5_000))).rejects.toMatchObject({ code: 'BUS_PERMISSION', retryable: false });
      await expect(banking.serve(insurance, async () => response())).rejects.toMatchObject({ code: 'BUS_PERMISSION' });
    });

    test('the service refuses: code, message, details and retry delay arrive', async () => {
      const [orchestrator, banking] = [await connect('orchestrator'), await connect('banking')];
      await banking.serve(retrieve, async () => {
        throw new GuichetError('RESOURCE_EXHAUSTED', 'Ask again later.', { retryAfterMs: 250, details: { limit: '7' } });
      });
      await expect(orchestrator.call(retrieve, request(), within(5_000))).rejects.toMatchObject({
        code: 'RESOURCE_EXHAUSTED',
        message: 'Ask again later.',
        retryAfterMs: 250,
        details: { limit: '7' },
      });
    });

    test('an unexpected error is INTERNAL and its text stays where it is, also when it is thrown at once', async () => {
      const [orchestrator, banking] = [await connect('orchestrator'), await connect('banking')];
      await banking.serve(retrieve, () => {
        throw new TypeError('secret');
      });
      const failure = await orchestrator.call(retrieve, request(), within(5_000)).catch((thrown: unknown) => thrown);
      expect(failure).toMatchObject({ code: 'INTERNAL' });
      expect(String((failure as Error).message)).not.toContain('secret');
    });

    test('a closed bus takes no call', async () => {
      const orchestrator = await connect('orchestrator');
      await orchestrator.close();
      await expect(orchestrator.call(retrieve, request(), within(5_000))).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    });
  });
}
