import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createInProcessBus } from '@guichet/bus';
import { AskRequest, RunState, Status } from '@guichet/contracts';
import type { Identity } from '@guichet/identity';
import { answerQuestion } from './answer-question.ts';
import { Budget } from './budget/budget.ts';
import { Run } from './runs/run.ts';
import { ScriptedCounter } from './scripted-counter.fixture.ts';

const staff: Identity = { subject: 'a', role: 'staff', customers: {}, domains: undefined };
const question = 'What is the balance of my account?';

describe('answerQuestion', () => {
  let counter: ScriptedCounter;
  beforeEach(async () => {
    counter = await ScriptedCounter.open({ banking: () => Promise.reject(new Error('asked')) });
  });
  afterEach(() => counter.close());

  const taken = (run: Run, request: Parameters<typeof AskRequest.fromPartial>[0] = {}) => ({
    run,
    request: AskRequest.fromPartial({ question, ...request }),
    identity: staff,
    budget: new Budget(undefined, Date.now() + 60_000),
    bus: createInProcessBus(),
    directory: counter.orchestrator.directory,
    demo: false,
  });

  it.each([
    ['a question', {}],
    ['a question that is only planned', { validateOnly: true }],
  ])('asks nobody for a run that was cancelled before its first step: %s', async (_, request) => {
    const run = new Run(staff, question, '');
    run.cancel();
    await answerQuestion(taken(run, request));
    expect(run.view()).toMatchObject({ state: RunState.RUN_STATE_CANCELLED, answer: { usage: { agentCalls: 0 } } });
  });

  it('ends the run as failed when something unexpected happens, and shows nothing of it', async () => {
    const run = new Run(staff, question, '');
    const asked = taken(run);
    const broken = jest.spyOn(asked.directory, 'domains').mockImplementation(() => {
      throw new Error('owes Zelda 12');
    });
    await answerQuestion(asked);
    broken.mockRestore();
    expect(run.state).toBe(RunState.RUN_STATE_FAILED);
    expect(run.answer).toMatchObject({ status: Status.STATUS_FAILED });
    expect(run.answer?.text).not.toContain('Zelda');
  });
});
