import { join } from 'node:path';
import { embeddedPath, storesConfiguration, type StoresConfiguration } from '@guichet/agent-engine';
import type { Dataset, Domain } from '@guichet/domain-kit';
import { GuichetError } from '@guichet/contracts';

export type EngineChoice = 'embedded' | 'real';

/** The embedded stores of this kind of data, or the servers that the configuration names. */
export function storeLocations(domain: Domain, kind: Dataset['kind'], engine: EngineChoice, home: string): StoresConfiguration {
  if (engine === 'embedded') return { neo4j: undefined, openSearch: undefined, embeddedPath: embeddedPath(home, kind, domain.id) };
  const configured = storesConfiguration(domain);
  if (!configured.neo4j || !configured.openSearch) {
    throw new GuichetError(
      'INVALID_ARGUMENT',
      `The real engines need GUICHET_NEO4J_URLS (with ${domain.id}) and GUICHET_OPENSEARCH_URL; the scripts in scripts/servers/ print them.`,
    );
  }
  return configured;
}

/** Where a dataset's files are: with the domain, or under the data root. */
export const rootOf = (domain: Domain, dataset: Dataset, dataRoot: string): string =>
  dataset.kind === 'demo' ? join(domain.folder, 'data') : dataRoot;
