import { status as grpc, type ServiceError } from '@grpc/grpc-js';
import { afterEach, describe, expect, it } from '@jest/globals';
import {
  AskRequest,
  GuichetError,
  RetrieveResponse,
  RunState,
  Status,
  StopReason,
  type ListEvidenceResponse,
  type Run,
  type RunEvent,
} from '@guichet/contracts';
import { approve, as, found, ScriptedCounter } from './scripted-counter.fixture.ts';

const balance = 'What is the balance of my account?';
const both = 'What is the balance of my account, and what is the deductible of my car insurance?';
const missing = (tool: string) =>
  RetrieveResponse.fromPartial({ status: Status.STATUS_MISSING, tool, reason: { code: 'not_found', message: 'Not there.' } });

let counter: ScriptedCounter;
afterEach(() => counter.close());

const call = <Response>(start: (done: (error: ServiceError | null, response: Response) => void) => unknown) =>
  new Promise<Response>((resolve, reject) => start((error, response) => (error ? reject(error) : resolve(response))));
const getRun = async (runId: string, caller = 'staff') =>
  (await call<{ run?: Run | undefined }>((done) => counter.client.getRun({ runId }, as(caller), done))).run!;

describe('Ask', () => {
  it('answers with evidence, usage and a notice of demo mode', async () => {
    counter = await ScriptedCounter.open({ banking: async () => found('The balance is 12.') }, approve);
    expect(await counter.ask({ question: balance })).toMatchObject({
      status: Status.STATUS_ANSWERED,
      text: 'The balance is 12.',
      evidence: [{ id: 's1.e1', stepId: 's1', domain: 'banking' }],
      sentences: [{ evidenceIds: ['s1.e1'] }],
      stopReason: StopReason.STOP_REASON_COMPLETE,
      usage: { agentCalls: 1 },
      notices: [expect.stringContaining('demo')],
    });
  });

  it('hands the caller to the agent: who it is comes from the token', async () => {
    const callers: unknown[] = [];
    counter = await ScriptedCounter.open({ banking: async ({ caller }) => (callers.push(caller), found('x')) }, approve);
    await counter.ask({ question: balance }, 'customer:C-7');
    expect(callers).toEqual([{ role: 'customer', customerId: 'C-7' }]);
  });

  it('searches nothing when it only checks the request', async () => {
    counter = await ScriptedCounter.open({ banking: () => Promise.reject(new Error('asked')) }, approve);
    expect(await counter.ask({ question: balance, validateOnly: true })).toMatchObject({
      stopReason: StopReason.STOP_REASON_VALIDATED,
      steps: [{ domain: 'banking' }],
      usage: { agentCalls: 0 },
    });
  });

  it('refuses a token that it does not know, and says what to send', async () => {
    counter = await ScriptedCounter.open({ banking: async () => found('x') }, approve);
    await expect(counter.ask({ question: balance }, 'nobody')).rejects.toMatchObject({
      code: grpc.UNAUTHENTICATED,
      details: expect.stringContaining('demo:staff'),
    });
  });
});

describe('a question of several parts', () => {
  it('says so where a part was joined to its neighbour and the agent answered one of them', async () => {
    counter = await ScriptedCounter.open({ banking: async () => found('The balance of your account is 12.') }, approve);
    const answer = await counter.ask({ question: 'What is the balance of my account? Who directed The Matrix?' });
    expect(answer).toMatchObject({ status: Status.STATUS_PARTIAL, text: expect.stringContaining('“Who directed The Matrix?”') });
    expect(answer.missing).toEqual(['Who directed The Matrix?']);
  });

  it('asks each part alone where all of it at once found nothing, and gives each answer its own step', async () => {
    const asked: string[] = [];
    const alone = (sentence: string) => async (request: { question: string }) => {
      asked.push(request.question);
      return request.question.includes(' ; ') ? missing('') : found(sentence);
    };
    counter = await ScriptedCounter.open({ banking: alone('Le solde est de 12.'), insurance: alone('La franchise est de 180.') }, approve);
    const answer = await counter.ask({ question: 'solde du compte courant ; et sinon franchise de mon assurance auto' });
    expect(answer.text).toBe('Le solde est de 12.\nLa franchise est de 180.');
    expect(answer.status).toBe(Status.STATUS_ANSWERED);
    expect(new Set(answer.steps.map(({ id }) => id)).size).toBe(answer.steps.length);
    expect(asked.length).toBeGreaterThan(1);
  });

  it('stays answered where what it says beside its question asks nothing', async () => {
    counter = await ScriptedCounter.open({ banking: async () => found('The balance of your account is 12.') }, approve);
    const question = 'Hello. How are you? I moved in May. What is the balance of my account, which my landlord asked for?';
    expect(await counter.ask({ question })).toMatchObject({ status: Status.STATUS_ANSWERED, missing: [] });
  });
});

describe('a domain that does not do well', () => {
  it.each([
    ['throws', () => Promise.reject(new Error('broken')), 'internal'],
    ['is refused', () => Promise.reject(new GuichetError('PERMISSION_DENIED', 'No.')), 'permission_denied'],
  ])('never fails the question when it %s', async (_, insurance, code) => {
    counter = await ScriptedCounter.open({ banking: async () => found('The balance is 12.'), insurance }, approve);
    const answer = await counter.ask({ question: both });
    expect(answer).toMatchObject({
      status: Status.STATUS_PARTIAL,
      steps: [{ status: Status.STATUS_ANSWERED }, { status: Status.STATUS_FAILED, reason: { code } }],
    });
    expect(answer.text).not.toContain('broken');
  });

  it('is asked once more elsewhere after an empty result, never for what was tried', async () => {
    const excluded: string[][] = [];
    const banking = async ({ excludedTools }: { excludedTools: string[] }) => (excluded.push(excludedTools), missing('first_tool'));
    counter = await ScriptedCounter.open({ banking }, approve);
    expect(await counter.ask({ question: balance })).toMatchObject({ status: Status.STATUS_MISSING, steps: [{ attempts: [{}, {}] }] });
    expect(excluded).toEqual([[], ['first_tool']]);
  });

  it('leaves the best answer so far within the time it was given, and is told to stop', async () => {
    const stopped = Promise.withResolvers<string>();
    const insurance = (_: unknown, { signal }: { signal: AbortSignal }) =>
      new Promise<RetrieveResponse>((_, reject) => {
        signal.addEventListener('abort', () => (stopped.resolve('stopped'), reject(new GuichetError('CANCELLED', 'Stopped.'))));
      });
    counter = await ScriptedCounter.open({ banking: async () => found('The balance is 12.'), insurance }, approve);
    const answer = await counter.ask({ question: both, budget: { time: { seconds: 2n, nanos: 0 } } });
    expect(answer).toMatchObject({ status: Status.STATUS_PARTIAL, stopReason: StopReason.STOP_REASON_DEADLINE });
    expect(answer.text).toContain('The balance is 12.');
    expect(await stopped.promise).toBe('stopped');
  });
});

describe('the critic', () => {
  it('has an unsupported sentence taken out and the gap named', async () => {
    const objects = (request: Parameters<typeof approve>[0]) => ({
      ...approve(request),
      approved: false,
      sentences: [{ index: 0, supported: false, reason: { code: 'unsupported_figure', message: 'No figure 99.' } }],
    });
    counter = await ScriptedCounter.open({ banking: async () => found('The balance is 99.') }, objects);
    const answer = await counter.ask({ question: balance });
    expect(answer).toMatchObject({ status: Status.STATUS_MISSING, missing: ['No figure 99.'] });
    expect(answer.text).not.toContain('The balance is 99.');
  });

  it('is missed by name when it cannot be asked', async () => {
    counter = await ScriptedCounter.open({ banking: async () => found('The balance is 12.') });
    expect((await counter.ask({ question: balance })).notices).toContainEqual(expect.stringContaining('critic'));
  });
});

describe('a dependent step', () => {
  const question = 'Which bank sent the most money, and how much did that bank send to Alder Bank?';
  const asked: string[] = [];
  const banking = (exportable: boolean) => async (request: { stepId: string; question: string }) => {
    asked.push(request.question);
    return found('It is 12.', request.stepId, [{ name: 'bank', text: 'Finch Bank', exportable }]);
  };

  it('is rewritten with the value found', async () => {
    counter = await ScriptedCounter.open({ banking: banking(false) }, approve);
    const answer = await counter.ask({ question });
    expect(asked).toContain('how much did Finch Bank send to Alder Bank?');
    expect(answer.steps[1]).toMatchObject({ dependsOn: ['s1'], queryUpdate: 'how much did Finch Bank send to Alder Bank?' });
  });
});

describe('request_id', () => {
  it('joins the same question, also at the same time, and refuses another body', async () => {
    let calls = 0;
    const release = Promise.withResolvers<void>();
    const banking = async () => {
      calls += 1;
      await release.promise;
      return found('x');
    };
    counter = await ScriptedCounter.open({ banking }, approve);
    const request = { question: balance, requestId: 'r1' };
    const asked = Promise.all([counter.ask(request), counter.ask(request)]);
    await expect(counter.ask({ question: both, requestId: 'r1' })).rejects.toMatchObject({ code: grpc.ALREADY_EXISTS });
    release.resolve();
    const [first, second] = await asked;
    expect(second.runId).toBe(first.runId);
    expect((await counter.ask(request)).runId).toBe(first.runId);
    expect(calls).toBe(1);
    await expect(counter.ask({ question: both, requestId: 'r1' })).rejects.toMatchObject({ code: grpc.ALREADY_EXISTS });
  });
});

describe('a run', () => {
  const followed = async (events: AsyncIterable<{ event?: RunEvent | undefined }>) => {
    const seen: RunEvent[] = [];
    for await (const { event } of events) seen.push(event!);
    return seen;
  };

  it('streams its events in order, each once, and can be followed again', async () => {
    counter = await ScriptedCounter.open({ banking: async () => found('x'), insurance: async () => found('y') }, approve);
    const ask = AskRequest.fromPartial({ question: both });
    const events = await followed(counter.client.askStream({ ask }, as('staff')) as AsyncIterable<{ event?: RunEvent }>);
    expect(events.map(({ sequence }) => Number(sequence))).toEqual(events.map((_, index) => index + 1));
    expect(events.at(0)?.event?.$case).toBe('planned');
    expect(events.at(-1)?.event?.$case).toBe('finished');
    expect(new Set(events.map(({ agent }) => agent))).toEqual(new Set(['orchestrator', 'banking', 'insurance', 'critic']));
    const { runId } = events[0]!;
    const again = await followed(counter.client.watchRun({ runId, afterSequence: 2n }, as('staff')) as AsyncIterable<{ event?: RunEvent }>);
    expect(again.map(({ sequence }) => sequence)).toEqual(events.slice(2).map(({ sequence }) => sequence));
  });

  it('is seen by its own caller alone', async () => {
    counter = await ScriptedCounter.open({ banking: async () => found('x') }, approve);
    const { runId } = await counter.ask({ question: balance });
    expect(await getRun(runId)).toMatchObject({ state: RunState.RUN_STATE_DONE, question: balance });
    await expect(getRun(runId, 'customer:C-1')).rejects.toMatchObject({ code: grpc.NOT_FOUND });
  });

  it('lists its evidence page by page', async () => {
    counter = await ScriptedCounter.open({ banking: async () => found('x'), insurance: async () => found('y') }, approve);
    const { runId } = await counter.ask({ question: both });
    const page = (pageToken: string) =>
      call<ListEvidenceResponse>((done) => counter.client.listEvidence({ runId, pageSize: 1, pageToken }, as('staff'), done));
    const first = await page('');
    const second = await page(first.nextPageToken);
    expect([...first.evidence, ...second.evidence].map(({ id }) => id)).toEqual(['s1.e1', 's2.e1']);
    expect(second.nextPageToken).toBe('');
    await expect(page('x')).rejects.toMatchObject({ code: grpc.INVALID_ARGUMENT });
  });

  it('is cancelled: the agent stops, the state stays, and those who watch are told', async () => {
    const stopped = Promise.withResolvers<void>();
    const banking = (_: unknown, { signal }: { signal: AbortSignal }) =>
      new Promise<RetrieveResponse>((_, reject) => {
        signal.addEventListener('abort', () => (stopped.resolve(), reject(new GuichetError('CANCELLED', 'Stopped.'))));
      });
    counter = await ScriptedCounter.open({ banking }, approve);
    const stream = counter.client.askStream({ ask: AskRequest.fromPartial({ question: balance }) }, as('staff')) as AsyncIterable<{
      event?: RunEvent;
    }>;
    const events = followed(stream);
    const runId = await new Promise<string>((resolve) =>
      (stream as unknown as NodeJS.EventEmitter).once('data', ({ event }: { event: RunEvent }) => resolve(event.runId)),
    );
    const { run } = await call<{ run?: Run | undefined }>((done) => counter.client.cancel({ runId }, as('staff'), done));
    await stopped.promise;
    expect(run?.state).toBe(RunState.RUN_STATE_CANCELLED);
    expect((await events).at(-1)?.event?.$case).toBe('finished');
    expect((await getRun(runId)).state).toBe(RunState.RUN_STATE_CANCELLED);
  });

  it('ends when the client that asked goes away', async () => {
    const stopped = Promise.withResolvers<void>();
    const asked = Promise.withResolvers<void>();
    const banking = (_: unknown, { signal }: { signal: AbortSignal }) =>
      new Promise<RetrieveResponse>((_, reject) => {
        asked.resolve();
        signal.addEventListener('abort', () => (stopped.resolve(), reject(new GuichetError('CANCELLED', 'Stopped.'))));
      });
    counter = await ScriptedCounter.open({ banking }, approve);
    const asking = counter.client.ask(AskRequest.fromPartial({ question: balance }), as('staff'), () => undefined);
    await asked.promise;
    asking.cancel();
    await stopped.promise;
  });
});
