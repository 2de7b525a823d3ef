import type { Domain } from '@guichet/domain-kit';
import { connectNeo4j, connectOpenSearch, openEmbeddedStores } from '@guichet/stores';
import type { AgentStores } from '../agent-stores.ts';
import { storesConfiguration, type StoresConfiguration } from './stores.config.ts';

export interface OpenStores extends AgentStores {
  readonly close: () => Promise<void>;
}

/** Opens a domain's stores where the configuration says they are; the embedded engine serves what no server does. */
export async function openDomainStores(
  domain: Domain,
  configuration: StoresConfiguration = storesConfiguration(domain),
): Promise<OpenStores> {
  const { neo4j, openSearch, embeddedPath } = configuration;
  const embedded = neo4j && openSearch ? undefined : await openEmbeddedStores({ path: embeddedPath });
  const graph = neo4j ? connectNeo4j(neo4j) : embedded!.graph;
  const passages = openSearch ? connectOpenSearch({ ...openSearch, domain: domain.id }) : embedded!.passages;
  const close = async () => {
    await Promise.all([neo4j && graph.close(), openSearch && passages.close(), embedded?.close()]);
  };
  return { graph, passages, close };
}
