import { describe, expect, test } from '@jest/globals';
import { WorkInFlight } from './work-in-flight.ts';

const untilAborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(new Error('stopped'))));
const work = (stepId: string) => ({ service: 'banking', runId: 'run', stepId, deadline: Date.now() + 10_000 });

describe('work in flight', () => {
  test('a cancel ends its own step alone', async () => {
    const inFlight = new WorkInFlight();
    const first = inFlight.run(work('s1'), untilAborted);
    const second = inFlight.run(work('s2'), untilAborted);
    inFlight.cancel('banking', { runId: 'run', stepId: 's1' });
    await expect(first).rejects.toMatchObject({ code: 'CANCELLED' });
    expect(inFlight.size).toBe(1);
    inFlight.stopAll();
    await expect(second).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });

  test('a cancel without a step ends the whole run, and only at its service', async () => {
    const inFlight = new WorkInFlight();
    const running = [inFlight.run(work('s1'), untilAborted), inFlight.run(work('s2'), untilAborted)];
    inFlight.cancel('finance', { runId: 'run', stepId: '' });
    inFlight.cancel('banking', { runId: '', stepId: '' });
    expect(inFlight.size).toBe(2);
    inFlight.cancel('banking', { runId: 'run', stepId: '' });
    const settled = await Promise.allSettled(running);
    expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });

  test('the deadline fires the signal', async () => {
    const inFlight = new WorkInFlight();
    const late = inFlight.run({ ...work('s1'), deadline: Date.now() + 5 }, untilAborted);
    await expect(late).rejects.toMatchObject({ code: 'DEADLINE_EXCEEDED' });
  });
});
