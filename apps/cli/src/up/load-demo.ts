import { ingestDataset, openDomainStores, storesConfiguration } from '@guichet/agent-engine';
import { domains, rootOf } from '@guichet/all-in-one';
import { GuichetError } from '@guichet/contracts';

const patienceMs = 60_000;

/**
 * Loads the fictional data of a domain with that domain's own credentials; what is loaded already stays. Resolves to the names of what
 * was loaded. A server that has only just started may be too slow for its first queries: it is given some more time.
 */
export async function loadDemo(id: string, environment: Readonly<Record<string, string>>): Promise<string[]> {
  for (const limit = Date.now() + patienceMs; ;) {
    try {
      return await load(id, environment);
    } catch (error) {
      if (!GuichetError.from(error).retryable || Date.now() > limit) throw error;
    }
  }
}

async function load(id: string, environment: Readonly<Record<string, string>>): Promise<string[]> {
  const domain = domains.find((one) => one.id === id)!;
  const stores = await openDomainStores(domain, storesConfiguration(domain, environment));
  try {
    const loaded: string[] = [];
    for (const dataset of domain.datasets.filter(({ kind }) => kind === 'demo')) {
      const { outcome } = await ingestDataset({ domain, dataset, root: rootOf(domain, dataset, ''), stores });
      if (outcome === 'loaded') loaded.push(dataset.id);
    }
    return loaded;
  } finally {
    await stores.close();
  }
}
