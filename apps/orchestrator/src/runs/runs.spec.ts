import { describe, expect, it } from '@jest/globals';
import { Answer, AskRequest, RunState } from '@guichet/contracts';
import type { Identity } from '@guichet/identity';
import { Runs } from './runs.ts';

const staff: Identity = { subject: 'a', role: 'staff', customers: {}, domains: undefined };
const other: Identity = { ...staff, subject: 'b' };
const ask = (question: string, requestId = '') => AskRequest.fromPartial({ question, requestId });
const never = new AbortController().signal;

describe('Runs', () => {
  it('joins the same request of the same caller', () => {
    const runs = new Runs();
    const first = runs.open(staff, ask('q', 'r1'), '');
    expect(runs.open(staff, ask('q', 'r1'), '')).toEqual({ run: first.run, isNew: false });
    expect(runs.open(other, ask('q', 'r1'), '').run).not.toBe(first.run);
  });

  it('refuses a request id with another body', () => {
    const runs = new Runs();
    runs.open(staff, ask('q', 'r1'), '');
    expect(() => runs.open(staff, ask('other', 'r1'), '')).toThrow(expect.objectContaining({ code: 'REQUEST_ID_REUSED' }));
  });

  it('shows a run to its own caller alone', () => {
    const runs = new Runs();
    const { run } = runs.open(staff, ask('q'), '');
    expect(runs.get(staff, run.id)).toBe(run);
    expect(() => runs.get(other, run.id)).toThrow(expect.objectContaining({ code: 'NOT_FOUND' }));
  });
});

describe('Run', () => {
  const open = () => new Runs().open(staff, ask('q'), '').run;

  it('never changes once it has ended', () => {
    const run = open();
    run.cancel();
    run.end(RunState.RUN_STATE_CANCELLED, Answer.fromPartial({ text: 'first' }));
    run.end(RunState.RUN_STATE_DONE, Answer.fromPartial({ text: 'second' }));
    run.emit('banking', { $case: 'planned', value: { steps: [] } });
    expect(run.view()).toMatchObject({ state: RunState.RUN_STATE_CANCELLED, answer: { text: 'first' }, lastSequence: 1n });
  });

  it('is followed from any sequence number, in order, to its end', async () => {
    const run = open();
    run.emit('orchestrator', { $case: 'planned', value: { steps: [] } });
    const seen: bigint[] = [];
    const following = (async () => {
      for await (const event of run.follow(0n, never)) seen.push(event.sequence);
    })();
    await new Promise((resolve) => setImmediate(resolve));
    run.end(RunState.RUN_STATE_DONE, Answer.fromPartial({}));
    await following;
    expect(seen).toEqual([1n, 2n]);
    const late: bigint[] = [];
    for await (const event of run.follow(1n, never)) late.push(event.sequence);
    expect(late).toEqual([2n]);
  });

  it('is cancelled when the last one who waits leaves, not before', async () => {
    const run = open();
    const [first, second] = [new AbortController(), new AbortController()];
    const waits = [run.wait(first.signal), run.wait(second.signal)];
    first.abort();
    await waits[0];
    expect(run.signal.aborted).toBe(false);
    second.abort();
    await waits[1];
    expect(run.signal.aborted).toBe(true);
  });
});
