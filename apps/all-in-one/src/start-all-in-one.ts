import { createAgent, ingestDataset, openDomainStores, serveAgent } from '@guichet/agent-engine';
import { createInProcessBus, InProcessHub, type Bus } from '@guichet/bus';
import { startCritic } from '@guichet/critic';
import type { Dataset, Domain } from '@guichet/domain-kit';
import { CapabilitySigner, CapabilityVerifier, newSigningKey, publicKeysOf } from '@guichet/identity';
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

interface Running {
  close(): Promise<unknown>;
}

/** What an agent has for itself. */
interface Own {
  readonly bus: Bus;
  readonly verifier: CapabilityVerifier;
}

const knownWithinMs = 15_000;

/** Every service in this process, each on its own end of an in-process bus and with its own stores; callers are believed (demo mode). */
export async function startAllInOne(options: AllInOneOptions): Promise<AllInOne> {
  const hub = new InProcessHub();
  const busOf = (user: string) => createInProcessBus({ hub, user });
  const started: Running[] = [];
  const close = async () => {
    for (const running of started.splice(0)) await running.close();
  };
  try {
    const callers = { mode: 'demo' } as const;
    const key = await newSigningKey();
    const verifierOf = (service: string) => new CapabilityVerifier(service, publicKeysOf(key));
    const signer = await CapabilitySigner.with(key);
    const orchestrator = await startOrchestrator({ bus: busOf('orchestrator'), callers, signer, host: '127.0.0.1', port: options.port });
    started.push(orchestrator, await startCritic(busOf('critic'), verifierOf('critic')));
    await settleAll(
      domains.map((domain) => startAgent(domain, options, { bus: busOf(domain.id), verifier: verifierOf(domain.id) }, started)),
    );
    const deadline = AbortSignal.timeout(knownWithinMs);
    await Promise.all(domains.map(({ id }) => orchestrator.directory.whenKnown(id, deadline)));
    return { address: orchestrator.address, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Waits for all, so that nothing starts behind the back of a failure; then throws the first one. */
async function settleAll(work: readonly Promise<void>[]): Promise<void> {
  const failure = (await Promise.allSettled(work)).find((result) => result.status === 'rejected');
  if (failure) throw failure.reason;
}

async function startAgent(domain: Domain, options: AllInOneOptions, { bus, verifier }: Own, started: Running[]): Promise<void> {
  const { data, dataRoot, home, engine, onProgress = () => undefined } = options;
  const stores = await openDomainStores(domain, storeLocations(domain, data, engine, home));
  started.push(stores);
  for (const dataset of domain.datasets.filter(({ kind }) => kind === data)) {
    const report = await ingestDataset({ domain, dataset, root: rootOf(domain, dataset, dataRoot), stores });
    if (report.outcome === 'loaded')
      onProgress(`${domain.id}: ${dataset.id} loaded, ${report.nodes} nodes and ${report.passages} passages`);
  }
  const agent = await serveAgent(createAgent({ domain, stores }), bus, verifier);
  // Before its stores, which it needs until its last answer.
  started.splice(started.indexOf(stores), 0, agent);
}
