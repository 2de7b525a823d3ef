import { createAgent, ingestDataset, openDomainStores, serveAgent } from '@guichet/agent-engine';
import { createInProcessBus, InProcessHub } from '@guichet/bus';
import { startCritic } from '@guichet/critic';
import type { Dataset, Domain } from '@guichet/domain-kit';
import { startOrchestrator } from '@guichet/orchestrator';
import { domains } from './domains.ts';
import { rootOf, storeLocations, type EngineChoice } from './store-locations.ts';

export interface AllInOneOptions {
  readonly data: Dataset['kind'];
  /** Where outside data is; demo data lies with its domain. */
  readonly dataRoot: string;
  /** Where embedded stores are kept. */
  readonly home: string;
  readonly engine: EngineChoice;
  /** On 127.0.0.1; 0 takes a free one. */
  readonly port: number;
  readonly onProgress?: (line: string) => void;
}

export interface AllInOne {
  /** `host:port` of the gRPC API. */
  readonly address: string;
  close(): Promise<void>;
}

const knownWithinMs = 15_000;

/** Every service in this process, each on its own end of an in-process bus and with its own stores; callers are believed (demo mode). */
export async function startAllInOne(options: AllInOneOptions): Promise<AllInOne> {
  const hub = new InProcessHub();
  const busOf = (user: string) => createInProcessBus({ hub, user });
  const orchestrator = await startOrchestrator({
    bus: busOf('orchestrator'),
    callers: { mode: 'demo' },
    host: '127.0.0.1',
    port: options.port,
  });
  const critic = await startCritic(busOf('critic'));
  const agents = await Promise.all(domains.map((domain) => startAgent(domain, options, busOf(domain.id))));
  const deadline = AbortSignal.timeout(knownWithinMs);
  await Promise.all(domains.map(({ id }) => orchestrator.directory.whenKnown(id, deadline)));
  return {
    address: orchestrator.address,
    close: async () => {
      await orchestrator.close();
      await critic.close();
      await Promise.all(agents.map((agent) => agent.close()));
    },
  };
}

async function startAgent(domain: Domain, options: AllInOneOptions, bus: ReturnType<typeof createInProcessBus>) {
  const { data, dataRoot, home, engine, onProgress = () => undefined } = options;
  const stores = await openDomainStores(domain, storeLocations(domain, data, engine, home));
  for (const dataset of domain.datasets.filter(({ kind }) => kind === data)) {
    const report = await ingestDataset({ domain, dataset, root: rootOf(domain, dataset, dataRoot), stores });
    if (report.outcome === 'loaded')
      onProgress(`${domain.id}: ${dataset.id} loaded, ${report.nodes} nodes and ${report.passages} passages`);
  }
  const served = await serveAgent(createAgent({ domain, stores }), bus);
  return {
    close: async () => {
      await served.close();
      await stores.close();
    },
  };
}
