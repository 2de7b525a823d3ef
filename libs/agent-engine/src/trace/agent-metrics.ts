import { metrics, type Counter } from '@opentelemetry/api';
import { rungName, type Decision } from '@guichet/contracts';
import type { Tool } from '@guichet/domain-kit';
import type { Looked } from '../look/look-with.ts';

/** What an agent counts. Labels are its own tools, rungs and outcomes. */
export class AgentMetrics {
  readonly #domain: string;
  readonly #calls: Counter;
  readonly #decisions: Counter;

  /** To be made once telemetry was started. */
  constructor(domain: string) {
    const meter = metrics.getMeter('guichet.agent-engine');
    this.#domain = domain;
    this.#calls = meter.createCounter('guichet.tool.calls', {
      description: 'Calls of tools, by what came of them: found, empty or failed.',
    });
    this.#decisions = meter.createCounter('guichet.decisions', {
      description: 'Domains and tools that were chosen, by the rung that did.',
    });
  }

  decided({ rung }: Decision): void {
    this.#decisions.add(1, { 'guichet.decision': 'tool', 'guichet.rung': rungName(rung), 'guichet.domain': this.#domain });
  }

  async called({ name }: Tool, looking: Promise<Looked>): Promise<Looked> {
    const count = (outcome: string) =>
      this.#calls.add(1, { 'guichet.domain': this.#domain, 'gen_ai.tool.name': name, 'guichet.outcome': outcome });
    try {
      const looked = await looking;
      count(looked.rows.length + looked.passages.length > 0 ? 'found' : 'empty');
      return looked;
    } catch (error) {
      count('failed');
      throw error;
    }
  }
}
