import type { Reading } from '@guichet/domain-kit';
import type { GraphNode, GraphRelationship, Passage } from '@guichet/stores';
import type { AgentStores } from '../agent-stores.ts';

const batchSize = 500;

/** Writes readings in batches, nodes before the relationships between them. */
export class BatchWriter {
  readonly written = { nodes: 0, relationships: 0, passages: 0 };
  /** Relationships one of whose ends is not in the store. */
  dangling = 0;
  #nodes: GraphNode[] = [];
  #relationships: GraphRelationship[] = [];
  #passages: Passage[] = [];
  readonly #stores: AgentStores;
  readonly #dataset: string;

  constructor(stores: AgentStores, dataset: string) {
    this.#stores = stores;
    this.#dataset = dataset;
  }

  async add(reading: Exclude<Reading, { rejected: unknown }>): Promise<void> {
    if ('node' in reading) {
      this.#nodes.push({ ...reading.node, properties: { ...reading.node.properties, dataset: this.#dataset } });
      if (this.#nodes.length >= batchSize) await this.#writeNodes();
    } else if ('relationship' in reading) {
      this.#relationships.push(reading.relationship);
      if (this.#relationships.length >= batchSize) await this.#writeRelationships();
    } else {
      this.#passages.push({ ...reading.passage, dataset: this.#dataset });
      if (this.#passages.length >= batchSize) await this.#writePassages();
    }
  }

  async flush(): Promise<void> {
    await this.#writeRelationships();
    await this.#writePassages();
  }

  async #writeNodes(): Promise<void> {
    if (this.#nodes.length === 0) return;
    await this.#stores.graph.load(this.#nodes, []);
    this.written.nodes += this.#nodes.length;
    this.#nodes = [];
  }

  async #writeRelationships(): Promise<void> {
    await this.#writeNodes();
    if (this.#relationships.length === 0) return;
    const { relationships } = await this.#stores.graph.load([], this.#relationships);
    this.written.relationships += relationships;
    this.dangling += this.#relationships.length - relationships;
    this.#relationships = [];
  }

  async #writePassages(): Promise<void> {
    if (this.#passages.length === 0) return;
    this.written.passages += (await this.#stores.passages?.load(this.#passages)) ?? 0;
    this.#passages = [];
  }
}
