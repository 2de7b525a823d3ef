import { GuichetError, RunState, Status, statusName, StopReason, type Answer, type AskRequest } from '@guichet/contracts';
import type { Bus, Directory } from '@guichet/bus';
import { mayUse, type Identity } from '@guichet/identity';
import { detectLanguage } from '@guichet/selection';
import type { Budget } from './budget/budget.ts';
import { composeFromSteps, composePlan, composeWithoutSearch, type Composition } from './compose/compose-answer.ts';
import { phrases } from './compose/phrases.ts';
import { critique, type Reviewed } from './critique/critique.ts';
import { runSteps } from './dispatch/run-steps.ts';
import type { Work } from './dispatch/work.ts';
import type { Plan } from './plan/plan.ts';
import { planQuestion } from './plan/plan-question.ts';
import type { Run } from './runs/run.ts';
import { inSpan, markFailed } from './trace/in-span.ts';

export interface Question {
  readonly run: Run;
  readonly request: AskRequest;
  readonly identity: Identity;
  readonly budget: Budget;
  readonly bus: Bus;
  readonly directory: Directory;
  /** The server believes what callers say about themselves; the answer says so. */
  readonly demo: boolean;
}

const workflow = {
  name: 'invoke_workflow answer_question',
  attributes: { 'gen_ai.operation.name': 'invoke_workflow', 'gen_ai.workflow.name': 'answer_question' },
};

/** One question's way: plan → dispatch → critique → (once more) → compose → answer. Never throws; the run always ends. */
export async function answerQuestion(question: Question): Promise<void> {
  const { run } = question;
  await inSpan(workflow, async (span) => {
    span.setAttribute('guichet.run.id', run.id);
    const started = Date.now();
    const work = workOf(question);
    try {
      const plan = await planFor(question, work);
      if (plan.kind !== 'search') return run.end(RunState.RUN_STATE_DONE, answerWithoutSearch(plan, work, question, started));
      run.emit('orchestrator', { $case: 'planned', value: { steps: plan.steps.map(asPlanned) } });
      if (question.request.validateOnly) return run.end(RunState.RUN_STATE_DONE, validated(plan, work, question, started));

      const found = await runSteps(work, plan.steps);
      const reviewed = await critique(work, found);
      const how = composition(work, question, started, stopReason(work, reviewed), reviewed);
      const answer = await inSpan({ name: 'compose', attributes: { 'guichet.steps': plan.steps.length } }, async () =>
        composeFromSteps(reviewed.results, plan.declined, how),
      );
      span.setAttribute('guichet.status', statusName(answer.status));
      for (const sentence of answer.sentences) run.emit('orchestrator', { $case: 'textWritten', value: { sentence } });
      run.end(run.signal.aborted ? RunState.RUN_STATE_CANCELLED : RunState.RUN_STATE_DONE, answer);
    } catch (error) {
      markFailed(span, GuichetError.from(error).code);
      run.end(run.signal.aborted ? RunState.RUN_STATE_CANCELLED : RunState.RUN_STATE_FAILED, failed(work, question, started));
    }
  });
}

function workOf({ run, request, identity, budget, bus, directory }: Question): Work {
  const language = request.locale === '' ? detectLanguage(request.question) : request.locale.startsWith('fr') ? 'fr' : 'en';
  const timeZone = request.timeZone || 'UTC';
  const asOf = request.asOf || new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(new Date());
  const signal = AbortSignal.any([run.signal, AbortSignal.timeout(Math.max(0, budget.searchDeadline - Date.now()))]);
  return { run, question: request.question, language, timeZone, asOf, identity, budget, signal, bus, directory };
}

/** Plans over the domains that this caller may use and asked for. */
function planFor({ request, identity }: Question, { language, directory }: Work): Promise<Plan> {
  const cards = directory
    .domains()
    .map(({ card }) => card)
    .filter(({ domain }) => mayUse(identity, domain) && (request.domains.length === 0 || request.domains.includes(domain)));
  return inSpan({ name: 'plan', attributes: { 'gen_ai.operation.name': 'plan' } }, async (span) => {
    const plan = planQuestion({ text: request.question, turns: request.conversation?.turns ?? [], language, cards });
    span.setAttributes({ 'guichet.plan.kind': plan.kind, 'guichet.steps': plan.kind === 'search' ? plan.steps.length : 0 });
    return plan;
  });
}

const asPlanned = (step: Extract<Plan, { kind: 'search' }>['steps'][number]) => ({
  id: step.id,
  question: step.question,
  dependsOn: [...step.dependsOn],
  domain: step.domains[0] ?? '',
  status: Status.STATUS_UNSPECIFIED,
  reason: undefined,
  group: '',
  tool: '',
  arguments: undefined,
  decision: step.decision,
  evidenceIds: [],
  signals: undefined,
  queryUpdate: '',
  attempts: [],
});

function answerWithoutSearch(plan: Exclude<Plan, { kind: 'search' }>, work: Work, question: Question, started: number): Answer {
  const say = phrases[work.language];
  const stop = plan.kind === 'ambiguous' ? StopReason.STOP_REASON_CLARIFICATION : StopReason.STOP_REASON_NO_SEARCH_NEEDED;
  const how = composition(work, question, started, stop);
  switch (plan.kind) {
    case 'greeting':
    case 'thanks':
    case 'chitchat':
      return composeWithoutSearch(Status.STATUS_ANSWERED, say[plan.kind], how);
    case 'answer_given':
      return composeWithoutSearch(Status.STATUS_ANSWERED, say.alreadyAnswered(plan.answer), how);
    case 'off_topic':
      return composeWithoutSearch(Status.STATUS_REFUSED, say.offTopic(domainNames(work)), how);
    case 'ambiguous':
      return composeWithoutSearch(Status.STATUS_CLARIFY, say.whichDomain(plan.choices), how, plan.choices);
    case 'no_domains':
      return composeWithoutSearch(Status.STATUS_NOT_READY, say.noDomains, how);
  }
}

/** Of the domains that the caller may use: it learns of no other. */
function domainNames({ directory, language, identity }: Work): string[] {
  const cards = directory.domains().map(({ card }) => card);
  return cards
    .filter(({ domain }) => mayUse(identity, domain))
    .map((card) => card.labels.find((label) => label.language === language)?.name ?? card.domain);
}

const validated = (plan: Extract<Plan, { kind: 'search' }>, work: Work, question: Question, started: number): Answer =>
  composePlan(plan.steps.map(asPlanned), composition(work, question, started, StopReason.STOP_REASON_VALIDATED));

const failed = (work: Work, question: Question, started: number): Answer =>
  composeWithoutSearch(Status.STATUS_FAILED, phrases[work.language].internal, composition(work, question, started, stopReason(work)));

function stopReason({ run, signal, budget }: Work, reviewed?: Reviewed): StopReason {
  if (run.signal.aborted) return StopReason.STOP_REASON_CANCELLED;
  if (signal.aborted) return StopReason.STOP_REASON_DEADLINE;
  if (budget.exhausted) return StopReason.STOP_REASON_CALLS;
  return reviewed?.bounded ? StopReason.STOP_REASON_ROUNDS : StopReason.STOP_REASON_COMPLETE;
}

function composition(work: Work, { demo }: Question, started: number, stop: StopReason, reviewed?: Reviewed): Composition {
  const { run, language, budget } = work;
  const elapsedMs = Date.now() - started;
  const say = phrases[language];
  return {
    runId: run.id,
    traceId: run.traceId,
    language,
    stopReason: stop,
    usage: {
      rounds: reviewed?.rounds ?? 0,
      agentCalls: budget.callsMade,
      modelCalls: 0,
      tokens: 0,
      elapsed: { seconds: BigInt(Math.floor(elapsedMs / 1000)), nanos: (elapsedMs % 1000) * 1_000_000 },
    },
    notices: [...(demo ? [say.demoMode] : []), ...(reviewed?.unreviewed ? [say.unreviewed] : [])],
  };
}
