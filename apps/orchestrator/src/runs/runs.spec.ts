import { describe, expect, it } from '@jest/globals';
import { Answer, AskRequest, RunState } from '@guichet/contracts';
import type { Identity } from '@guichet/identity';
import { usualLimits } from './run-limits.ts';
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

describe('the runs that are kept', () => {
  const text = (length: number) => Answer.fromPartial({ text: 'x'.repeat(length) });
  const ended = (runs: Runs, length: number, requestId = '') => {
    const { run } = runs.open(staff, ask('q', requestId), '');
    run.end(RunState.RUN_STATE_DONE, text(length));
    return run;
  };
  const unknown = expect.objectContaining({ code: 'NOT_FOUND' });

  it('are bounded by count: the oldest goes, with its request id', () => {
    const runs = new Runs({ ...usualLimits, kept: 2 });
    const [first, second, third] = [ended(runs, 1, 'r1'), ended(runs, 1), ended(runs, 1)];
    expect(() => runs.get(staff, first.id)).toThrow(unknown);
    expect([runs.get(staff, second.id), runs.get(staff, third.id)]).toEqual([second, third]);
    expect(runs.open(staff, ask('other', 'r1'), '').isNew).toBe(true);
  });

  it('are bounded by bytes: as many of the oldest go as a large one needs', () => {
    const runs = new Runs({ ...usualLimits, keptBytes: 10_000 });
    const [first, second, third] = [ended(runs, 3_000), ended(runs, 3_000), ended(runs, 3_000)];
    expect(runs.get(staff, first.id)).toBe(first);
    const large = ended(runs, 6_000);
    for (const { id } of [first, second]) expect(() => runs.get(staff, id)).toThrow(unknown);
    expect([runs.get(staff, third.id), runs.get(staff, large.id)]).toEqual([third, large]);
  });

  it('hold the newest even when it alone is too large, and whatever is still at work', () => {
    const runs = new Runs({ ...usualLimits, keptBytes: 10_000 });
    const working = runs.open(staff, ask('q'), '').run;
    const large = ended(runs, 20_000);
    expect([runs.get(staff, working.id), runs.get(staff, large.id)]).toEqual([working, large]);
    const next = ended(runs, 1);
    expect(() => runs.get(staff, large.id)).toThrow(unknown);
    expect(runs.get(staff, next.id)).toBe(next);
  });
});

describe('the questions at work', () => {
  it('are bounded, and one that ended leaves its place', () => {
    const runs = new Runs({ ...usualLimits, inFlight: 1 });
    const { run } = runs.open(staff, ask('q'), '');
    expect(() => runs.open(other, ask('q'), '')).toThrow(expect.objectContaining({ code: 'RESOURCE_EXHAUSTED', retryAfterMs: 1_000 }));
    run.end(RunState.RUN_STATE_DONE, Answer.fromPartial({}));
    expect(runs.open(other, ask('q'), '').isNew).toBe(true);
  });

  it('are bounded for each caller alone, who still joins what it asked before', () => {
    const runs = new Runs({ ...usualLimits, inFlightPerCaller: 1 });
    const { run } = runs.open(staff, ask('q', 'r1'), '');
    expect(() => runs.open(staff, ask('q'), '')).toThrow(
      expect.objectContaining({ code: 'RESOURCE_EXHAUSTED', details: { 'quota.questions_in_flight': expect.any(String) } }),
    );
    expect(runs.open(staff, ask('q', 'r1'), '').run).toBe(run);
    expect(runs.open(other, ask('q'), '').isNew).toBe(true);
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

  it('ends as cancelled when it was cancelled before its first step, whatever its work made of it', () => {
    const run = open();
    run.cancel();
    run.end(RunState.RUN_STATE_DONE, Answer.fromPartial({}));
    expect(run.state).toBe(RunState.RUN_STATE_CANCELLED);
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
