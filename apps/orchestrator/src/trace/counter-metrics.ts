import { metrics, type Counter, type Histogram, type UpDownCounter } from '@opentelemetry/api';
import { readinessName, Rung, rungName, statusName, stopReasonName } from '@guichet/contracts';
import type { Directory } from '@guichet/bus';
import type { Run } from '../runs/run.ts';

const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20];

/** What the counter counts. Labels are statuses, rungs and domains: few values, and nobody's data. */
export class CounterMetrics {
  readonly #questions: Counter;
  readonly #duration: Histogram;
  readonly #inFlight: UpDownCounter;
  readonly #decisions: Counter;

  /** To be made once telemetry was started. */
  constructor(directory: Directory) {
    const meter = metrics.getMeter('guichet.orchestrator');
    this.#questions = meter.createCounter('guichet.questions', { description: 'Questions that ended, by status and why they ended.' });
    this.#duration = meter.createHistogram('guichet.question.duration', {
      description: 'From taking a question to its answer.',
      unit: 's',
      advice: { explicitBucketBoundaries: seconds },
    });
    this.#inFlight = meter.createUpDownCounter('guichet.questions.in_flight', { description: 'Questions at work.' });
    this.#decisions = meter.createCounter('guichet.decisions', {
      description: 'Domains and tools that were chosen, by the rung that did.',
    });
    meter.createObservableGauge('guichet.cards', { description: 'Domains that announced a card, by readiness.' }).addCallback((result) => {
      for (const { card, readiness } of directory.domains())
        result.observe(1, { 'guichet.domain': card.domain, 'guichet.readiness': readinessName(readiness) });
    });
  }

  taken(): void {
    this.#inFlight.add(1);
  }

  ended({ answer, events, createdAt }: Run): void {
    this.#inFlight.add(-1);
    if (!answer) return;
    const status = { 'guichet.status': statusName(answer.status) };
    this.#questions.add(1, { ...status, 'guichet.stop_reason': stopReasonName(answer.stopReason) });
    this.#duration.record((Date.now() - createdAt.getTime()) / 1000, status);
    for (const { event } of events) {
      if (event?.$case !== 'routed') continue;
      const { domain, decision } = event.value;
      const rung = rungName(decision?.rung ?? Rung.RUNG_UNSPECIFIED);
      this.#decisions.add(1, { 'guichet.decision': 'domain', 'guichet.rung': rung, 'guichet.domain': domain });
    }
  }
}
