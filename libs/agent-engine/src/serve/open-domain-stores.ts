import type { Domain } from '@guichet/domain-kit';
import { connectNeo4j, connectOpenSearch, openEmbeddedStores } from '@guichet/stores';
import type { AgentStores } from '../agent-stores.ts';
import { storesConfiguration, type StoresConfiguration } from './stores.config.ts';

export interface OpenStores extends AgentStores {
  readonly close: () => Promise<void>;
}

/** Opens a domain's stores where the configuration says they are; what names no server lives in the embedded engine. */
export async function openDomainStores(
  { id }: Pick<Domain, 'id'>,
  { neo4j, openSearch, embeddedPath }: StoresConfiguration = storesConfiguration({ id }),
): Promise<OpenStores> {
  const graph = neo4j && connectNeo4j(neo4j);
  const passages = openSearch && connectOpenSearch({ ...openSearch, domain: id });
  const embedded = graph && passages ? undefined : await openEmbeddedStores({ path: embeddedPath });
  return {
    graph: graph ?? embedded!.graph,
    passages: passages ?? embedded!.passages,
    close: async () => {
      await Promise.all([graph?.close(), passages?.close(), embedded?.close()]);
    },
  };
}
