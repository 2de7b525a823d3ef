import { Logger } from '@nestjs/common';
import { context } from '@opentelemetry/api';
import { Readiness, statusName, stopReasonName, type AskRequest, type Domain } from '@guichet/contracts';
import { authenticate, mayUse, type CallerCredentials, type CallerPolicy } from '@guichet/identity';
import { withRun, type Bus, type Directory } from '@guichet/bus';
import { traceId } from '@guichet/platform';
import { answerQuestion } from './answer-question.ts';
import { Budget } from './budget/budget.ts';
import { describeDomain } from './describe-domain.ts';
import { checkDomains } from './edge/check-domains.ts';
import type { Question } from './question.ts';
import type { Run } from './runs/run.ts';
import type { Runs } from './runs/runs.ts';
import { CounterMetrics } from './trace/counter-metrics.ts';

/** The counter: knows who asks, opens runs and lets them be watched. */
export class Counter {
  readonly #atWork = new Set<Promise<void>>();
  readonly #metrics: CounterMetrics;
  readonly #logger = new Logger('counter');

  constructor(
    private readonly bus: Bus,
    private readonly directory: Directory,
    private readonly runs: Runs,
    private readonly callers: CallerPolicy,
  ) {
    this.#metrics = new CounterMetrics(directory);
  }

  /** Starts a question, or joins the run that its `request_id` names. */
  async ask(credentials: CallerCredentials, request: AskRequest, deadline: number): Promise<Run> {
    const identity = await authenticate(credentials, this.callers);
    checkDomains(
      request.domains,
      this.directory.domains().flatMap(({ card }) => (mayUse(identity, card.domain) ? [card.domain] : [])),
    );
    const { run, isNew } = this.runs.open(identity, request, traceId());
    if (isNew) {
      const budget = new Budget(request.budget, deadline);
      const work = this.#answer({
        run,
        request,
        identity,
        budget,
        bus: this.bus,
        directory: this.directory,
        demo: this.callers.mode === 'demo',
      });
      this.#atWork.add(work);
      void work.finally(() => this.#atWork.delete(work));
    }
    return run;
  }

  async run(credentials: CallerCredentials, id: string): Promise<Run> {
    return this.runs.get(await authenticate(credentials, this.callers), id);
  }

  async domains(credentials: CallerCredentials, locale: string): Promise<Domain[]> {
    const identity = await authenticate(credentials, this.callers);
    return this.directory
      .domains()
      .filter(({ card, readiness }) => mayUse(identity, card.domain) && readiness !== Readiness.READINESS_GONE)
      .map((entry) => describeDomain(entry, identity.role, locale));
  }

  /** Logs and calls made meanwhile bear the run's id. */
  #answer(question: Question): Promise<void> {
    const { run } = question;
    this.#metrics.taken();
    return context.with(withRun(context.active(), run.id, ''), async () => {
      await answerQuestion(question);
      this.#metrics.ended(run);
      const { status, stopReason } = run.answer!;
      this.#logger.log(`${statusName(status)} (${stopReasonName(stopReason)}) in ${Date.now() - run.createdAt.getTime()} ms`);
    });
  }

  /** Resolves when every question that was taken has ended. */
  async drain(): Promise<void> {
    await Promise.all(this.#atWork);
  }
}
