import { afterEach, describe, expect, it } from '@jest/globals';
import { AskRequest, GuichetError, RunState, Status, StopReason, type GetRunResponse, type RetrieveResponse } from '@guichet/contracts';
import { approve, as, found, garbage, ScriptedCounter } from './scripted-counter.fixture.ts';

const balance = 'What is the balance of my account?';
const both = 'What is the balance of my account, and what is the deductible of my car insurance?';

let counter: ScriptedCounter;
afterEach(() => counter.close());

describe('bytes that are no answer', () => {
  it('from an agent fail its step alone, with the reason', async () => {
    counter = await ScriptedCounter.open({ banking: async () => garbage, insurance: async () => found('It is 180.') }, approve);
    expect(await counter.ask({ question: both })).toMatchObject({
      status: Status.STATUS_PARTIAL,
      text: expect.stringContaining('It is 180.'),
      steps: [
        { status: Status.STATUS_FAILED, reason: { code: 'malformed', message: expect.stringContaining('banking') } },
        { status: Status.STATUS_ANSWERED },
      ],
    });
  });

  it('from the critic leave an answer that says that nobody checked it', async () => {
    counter = await ScriptedCounter.open({ banking: async () => found('The balance is 12.') }, () => garbage);
    expect(await counter.ask({ question: balance })).toMatchObject({
      status: Status.STATUS_ANSWERED,
      text: 'The balance is 12.',
      notices: expect.arrayContaining([expect.stringContaining('nobody has checked')]),
    });
  });
});

describe('a critic that never answers', () => {
  it('costs the review, not the answer', async () => {
    const stopped = Promise.withResolvers<void>();
    const hangs = (_: unknown, { signal }: { signal: AbortSignal }) =>
      new Promise<never>((_, reject) => {
        signal.addEventListener('abort', () => (stopped.resolve(), reject(new GuichetError('CANCELLED', 'Stopped.'))));
      });
    counter = await ScriptedCounter.open({ banking: async () => found('The balance is 12.') }, hangs);
    expect(await counter.ask({ question: balance, budget: { time: { seconds: 2n, nanos: 0 } } })).toMatchObject({
      status: Status.STATUS_ANSWERED,
      text: 'The balance is 12.',
      stopReason: StopReason.STOP_REASON_DEADLINE,
      notices: expect.arrayContaining([expect.stringContaining('nobody has checked')]),
    });
    await stopped.promise;
  });
});

describe('a value that its tool does not let out', () => {
  it('does not cross to another domain, and the step says why', async () => {
    const asked: string[] = [];
    const banking = async () => found('Finch Bank sent the most.', 'tool', [{ name: 'bank', text: 'Finch Bank', exportable: false }]);
    const insurance = async ({ question }: { question: string }) => (asked.push(question), found('It is 180.'));
    counter = await ScriptedCounter.open({ banking, insurance }, approve);
    const answer = await counter.ask({
      question: 'Which bank sent the most money, and what is the deductible of the car insurance of that bank?',
    });
    expect(answer.steps).toMatchObject([
      { domain: 'banking', status: Status.STATUS_ANSWERED },
      {
        domain: 'insurance',
        status: Status.STATUS_REFUSED,
        dependsOn: ['s1'],
        reason: { code: 'not_exportable', message: expect.stringMatching(/banking.*insurance/) },
      },
    ]);
    expect(asked).toEqual([]);
  });
});

describe('a client that leaves its stream', () => {
  it('ends the work in the agent, and the run is cancelled', async () => {
    const atWork = Promise.withResolvers<string>();
    const stopped = Promise.withResolvers<void>();
    const banking = ({ runId }: { runId: string }, { signal }: { signal: AbortSignal }) =>
      new Promise<RetrieveResponse>((_, reject) => {
        signal.addEventListener('abort', () => (stopped.resolve(), reject(new GuichetError('CANCELLED', 'Stopped.'))));
        atWork.resolve(runId);
      });
    counter = await ScriptedCounter.open({ banking }, approve);
    const stream = counter.client.askStream({ ask: AskRequest.fromPartial({ question: balance }) }, as('staff'));
    stream.on('error', () => undefined);
    stream.resume();
    const runId = await atWork.promise;
    stream.cancel();
    await stopped.promise;
    await followToItsEnd(runId);
    const { run } = await new Promise<GetRunResponse>((resolve, reject) =>
      counter.client.getRun({ runId }, as('staff'), (error, response) => (error ? reject(error) : resolve(response))),
    );
    expect(run).toMatchObject({ state: RunState.RUN_STATE_CANCELLED, answer: { stopReason: StopReason.STOP_REASON_CANCELLED } });
  });
});

async function followToItsEnd(runId: string): Promise<void> {
  const events = counter.client.watchRun({ runId, afterSequence: 0n }, as('staff'));
  events.resume();
  await new Promise((resolve, reject) => events.once('end', resolve).once('error', reject));
}
