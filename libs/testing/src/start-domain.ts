import { join } from 'node:path';
import { createAgent, type Agent } from '@guichet/agent-engine';
import { RetrieveRequest, protocolVersion, type RetrieveResponse } from '@guichet/contracts';
import type { Dataset, Domain, Language, Role } from '@guichet/domain-kit';
import { detectLanguage } from '@guichet/selection';
import { openCachedStores, type CachedStores } from './cached-stores.ts';
import { outsideDataRoot } from './data-root.config.ts';

export interface Asking {
  readonly role?: Role;
  /** The customer's id; makes the role `customer`. */
  readonly customer?: string;
  /** Detected when absent. */
  readonly language?: Language;
  /** YYYY-MM-DD; the day of the newest dataset when absent. */
  readonly asOf?: string;
  readonly excludedTools?: readonly string[];
  readonly validateOnly?: boolean;
  readonly timeoutMs?: number;
}

/** One domain at work, without bus or orchestrator: to try its tools while writing them. */
export interface StartedDomain {
  readonly agent: Agent;
  readonly stores: CachedStores['stores'];
  ask(question: string, asking?: Asking): Promise<RetrieveResponse>;
  close(): Promise<void>;
}

/** Starts a domain on embedded stores with its demo or its outside data; the second start reads what the first one loaded. */
export async function startDomain(domain: Domain, { datasets: kind }: { readonly datasets: Dataset['kind'] }): Promise<StartedDomain> {
  const datasets = domain.datasets.filter((dataset) => dataset.kind === kind);
  const { stores, close } = await openCachedStores(domain, datasets, () =>
    kind === 'demo' ? join(domain.folder, 'data') : outsideDataRoot,
  );
  const agent = createAgent({ domain, stores });
  const newest =
    datasets
      .map(({ asOf }) => asOf)
      .sort()
      .at(-1) ?? '';
  return {
    agent,
    stores,
    close,
    ask: (question, asking = {}) => {
      const timeoutMs = asking.timeoutMs ?? 10_000;
      const limits = { signal: AbortSignal.timeout(timeoutMs), deadline: Date.now() + timeoutMs };
      return agent.retrieve(requestOf(question, { asOf: newest, ...asking }), limits);
    },
  };
}

function requestOf(question: string, asking: Asking): RetrieveRequest {
  const role = asking.role ?? (asking.customer === undefined ? 'staff' : 'customer');
  return RetrieveRequest.create({
    protocolVersion,
    runId: 'dev',
    stepId: 's1',
    question,
    originalQuestion: question,
    language: asking.language ?? detectLanguage(question),
    asOf: asking.asOf ?? '',
    caller: { role, customerId: asking.customer ?? '' },
    excludedTools: [...(asking.excludedTools ?? [])],
    validateOnly: asking.validateOnly ?? false,
  });
}
