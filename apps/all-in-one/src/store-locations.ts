import { join } from 'node:path';
import { storesConfiguration, type StoresConfiguration } from '@guichet/agent-engine';
import type { Dataset, Domain } from '@guichet/domain-kit';
import { GuichetError } from '@guichet/contracts';

export type EngineChoice = 'embedded' | 'real';

/** Demo and outside data live in folders of their own, so that starting with one never throws away the other. */
export function storeLocations(domain: Domain, kind: Dataset['kind'], engine: EngineChoice, home: string): StoresConfiguration {
  const embeddedPath = join(home, 'stores', kind, domain.id);
  if (engine === 'embedded') return { neo4j: undefined, openSearch: undefined, embeddedPath };
  const configured = storesConfiguration(domain);
  if (!configured.neo4j || !configured.openSearch) {
    const own = `GUICHET_${domain.id.toUpperCase()}`;
    throw new GuichetError(
      'INVALID_ARGUMENT',
      `The real engines need ${own}_NEO4J_URL and ${own}_OPENSEARCH_URL; scripts/servers/ starts them.`,
    );
  }
  return configured;
}

/** Where a dataset's files are: with the domain, or under the data root. */
export const rootOf = (domain: Domain, dataset: Dataset, dataRoot: string): string =>
  dataset.kind === 'demo' ? join(domain.folder, 'data') : dataRoot;
