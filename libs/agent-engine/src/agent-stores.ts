import type { GraphStore, PassageStore } from '@guichet/stores';

/** The stores of one domain; nothing else of the agent reaches data. */
export interface AgentStores {
  readonly graph: GraphStore;
  /** Absent when the domain declares that it has no passages. */
  readonly passages?: PassageStore;
}
