import { afterEach, describe, expect, it } from '@jest/globals';
import { AskRequest, GuichetError, RetrieveResponse, Status, StopReason, type RunEvent } from '@guichet/contracts';
import { Client, credentials } from '@grpc/grpc-js';
import { approve, as, found, ScriptedCounter, type Review } from './scripted-counter.fixture.ts';

const balance = 'What is the balance of my account?';
const both = 'What is the balance of my account, and what is the deductible of my car insurance?';

let counter: ScriptedCounter;
afterEach(() => counter.close());

const untilStopped = (_: unknown, { signal }: { signal: AbortSignal }) =>
  new Promise<RetrieveResponse>((_, reject) => signal.addEventListener('abort', () => reject(new GuichetError('CANCELLED', 'Stopped.'))));

/** Ends the search while the client still waits. */
const seconds = (count: number) => ({ seconds: BigInt(count), nanos: 0 });

const events = async (question: string) => {
  const seen: RunEvent[] = [];
  const stream = counter.client.askStream({ ask: AskRequest.fromPartial({ question }) }, as('staff'));
  for await (const { event } of stream as AsyncIterable<{ event?: RunEvent }>) seen.push(event!);
  return seen.map(({ event }) => event!);
};

describe('where a step is sent', () => {
  it('is told before it is asked, once for each place', async () => {
    counter = await ScriptedCounter.open({ banking: async () => found('x'), insurance: async () => found('y') }, approve);
    const routed = (await events(both)).flatMap((event) => (event.$case === 'routed' ? [event.value] : []));
    expect(routed.map(({ stepId, domain }) => [stepId, domain])).toEqual([
      ['s1', 'banking'],
      ['s2', 'insurance'],
    ]);
  });
});

describe('the budget', () => {
  it('of calls stops the search and says so', async () => {
    counter = await ScriptedCounter.open({ banking: async () => found('x'), insurance: async () => found('y') }, approve);
    expect(await counter.ask({ question: both, budget: { calls: 1 } })).toMatchObject({
      status: Status.STATUS_PARTIAL,
      stopReason: StopReason.STOP_REASON_CALLS,
      usage: { agentCalls: 1 },
      steps: [{}, { reason: { code: 'calls_spent' } }],
    });
  });

  it('of rounds bounds a critic that is never content', async () => {
    let calls = 0;
    const banking = async () => (calls++, RetrieveResponse.fromPartial({ status: Status.STATUS_FAILED, reason: { code: 'unavailable' } }));
    const insists: Review = ({ steps, ...request }) => ({
      ...approve({ steps, ...request }),
      approved: false,
      followUps: steps.map(({ id, question }) => ({ stepId: id, question, reason: undefined })),
    });
    counter = await ScriptedCounter.open({ banking }, insists);
    const answer = await counter.ask({ question: balance, budget: { rounds: 2 } });
    expect(answer).toMatchObject({ stopReason: StopReason.STOP_REASON_ROUNDS, usage: { rounds: 2 } });
    expect(calls).toBe(3);
  });

  it('of time says which service did not answer in time', async () => {
    counter = await ScriptedCounter.open({ banking: untilStopped }, approve);
    const answer = await counter.ask({ question: balance, budget: { time: seconds(1) } });
    expect(answer).toMatchObject({ stopReason: StopReason.STOP_REASON_DEADLINE, steps: [{ reason: { code: 'deadline_exceeded' } }] });
    expect(answer.missing).toEqual([expect.stringContaining('in time')]);
  });
});

describe('an agent', () => {
  it('that answers nothing at all is a failure of its step alone', async () => {
    counter = await ScriptedCounter.open(
      { banking: async () => RetrieveResponse.fromPartial({}), insurance: async () => found('y') },
      approve,
    );
    expect(await counter.ask({ question: both })).toMatchObject({
      status: Status.STATUS_PARTIAL,
      steps: [{ status: Status.STATUS_FAILED, reason: { code: 'malformed' } }, { status: Status.STATUS_ANSWERED }],
    });
  });
});

describe('a sentence that the critic does not support', () => {
  it('goes, and its gap is named beside what stays', async () => {
    const two = {
      ...found('It is 12.'),
      sentences: ['It is 12.', 'It was 99.'].map((text) => ({ text, evidenceIds: ['e1'], stepId: '' })),
    };
    const review: Review = (request) => ({
      ...approve(request),
      sentences: request.sentences.map(({ text }, index) => ({
        index,
        supported: !text.includes('99'),
        reason: text.includes('99') ? { code: 'unsupported_figure', message: '99 is in no evidence.' } : undefined,
      })),
    });
    counter = await ScriptedCounter.open({ banking: async () => two }, review);
    const answer = await counter.ask({ question: balance });
    expect(answer).toMatchObject({ status: Status.STATUS_PARTIAL, missing: ['99 is in no evidence.'] });
    expect(answer.text).toContain('It is 12.');
    expect(answer.text).not.toContain('It was 99.');
  });
});

describe('closing', () => {
  const bytes = (value: Buffer) => value;
  const servingByte = (message: Buffer) => message[1]; // HealthCheckResponse.status: 1 is SERVING, 2 is NOT_SERVING

  it('says that it serves no more, answers what was asked, and waits for no watcher', async () => {
    const asked = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    const banking = async () => {
      asked.resolve();
      await release.promise;
      return found('It is 12.');
    };
    counter = await ScriptedCounter.open({ banking }, approve);
    const watcher = new Client(counter.orchestrator.address, credentials.createInsecure());
    const states: (number | undefined)[] = [];
    const changed = Promise.withResolvers<void>();
    const served = Promise.withResolvers<void>();
    const watch = watcher.makeServerStreamRequest('/grpc.health.v1.Health/Watch', bytes, bytes, Buffer.alloc(0));
    watch.on('data', (message: Buffer) => {
      states.push(servingByte(message));
      (states.length === 1 ? served : changed).resolve();
    });
    watch.on('error', () => undefined);
    await served.promise;

    const answer = counter.ask({ question: balance });
    await asked.promise;
    const closed = counter.orchestrator.close();
    await changed.promise;
    expect(states).toEqual([1, 2]);
    release.resolve();
    expect((await answer).text).toBe('It is 12.');
    await closed;
    watcher.close();
  });
});
