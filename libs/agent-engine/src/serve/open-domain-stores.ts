import type { Domain } from '@guichet/domain-kit';
import { openEmbeddedStores } from '@guichet/stores';
import type { AgentStores } from '../agent-stores.ts';
import { storesConfiguration } from './stores.config.ts';

export interface OpenStores extends AgentStores {
  readonly close: () => Promise<void>;
}

/** Opens a domain's stores where the configuration says they are. */
export async function openDomainStores(domain: Domain): Promise<OpenStores> {
  const { embeddedPath } = storesConfiguration(domain);
  const { graph, passages, close } = await openEmbeddedStores({ path: embeddedPath });
  return { graph, passages, close };
}
