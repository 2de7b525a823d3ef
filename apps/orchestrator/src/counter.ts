import { trace } from '@opentelemetry/api';
import { Readiness, type AskRequest, type Domain } from '@guichet/contracts';
import { authenticate, mayUse, type CallerCredentials, type CallerPolicy } from '@guichet/identity';
import type { Bus, Directory } from '@guichet/bus';
import { answerQuestion } from './answer-question.ts';
import { Budget } from './budget/budget.ts';
import { describeDomain } from './describe-domain.ts';
import type { Run } from './runs/run.ts';
import type { Runs } from './runs/runs.ts';

/** The counter: knows who asks, opens runs and lets them be watched. */
export class Counter {
  readonly #atWork = new Set<Promise<void>>();

  constructor(
    private readonly bus: Bus,
    private readonly directory: Directory,
    private readonly runs: Runs,
    private readonly callers: CallerPolicy,
  ) {}

  /** Starts a question, or joins the run that its `request_id` names. */
  async ask(credentials: CallerCredentials, request: AskRequest, deadline: number): Promise<Run> {
    const identity = await authenticate(credentials, this.callers);
    const traceId = trace.getActiveSpan()?.spanContext().traceId ?? '';
    const { run, isNew } = this.runs.open(identity, request, traceId);
    if (isNew) {
      const budget = new Budget(request.budget, deadline);
      const work = answerQuestion({
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

  /** Resolves when every question that was taken has ended. */
  async drain(): Promise<void> {
    await Promise.all(this.#atWork);
  }
}
