import type { GrafeoDB } from '@grafeo-db/js';
import { assertName, plainProperties } from '../check-graph.ts';
import type { GraphNode, GraphRelationship } from '../graph-store.ts';
import { toRow } from '../to-value.ts';
import type { Row, Value } from '../value.ts';

/** The graph half of the engine, inside its own process. */
export class EmbeddedGraph {
  readonly #database: GrafeoDB;
  /** Label → id → the engine's node number; read from the engine when a label is first needed. */
  readonly #numbers = new Map<string, Map<string, number>>();

  constructor(database: GrafeoDB) {
    this.#database = database;
  }

  async query(cypher: string, parameters: Readonly<Record<string, Value>>, rowLimit: number): Promise<Row[]> {
    const result = await this.#database.executeCypher(cypher, parameters);
    return result.toArray().slice(0, rowLimit).map(toRow);
  }

  async ensureIndexes(indexes: readonly { readonly label: string; readonly property: string }[]): Promise<null> {
    for (const { label, property } of indexes) {
      assertName(label);
      assertName(property);
      await this.#database.executeCypher(`CREATE INDEX ${label}_${property} IF NOT EXISTS FOR (n:${label}) ON (n.${property})`);
    }
    return null;
  }

  async load(nodes: readonly GraphNode[], relationships: readonly GraphRelationship[]): Promise<{ nodes: number; relationships: number }> {
    for (const [label, group] of Map.groupBy(nodes, (node) => node.label)) await this.#loadNodes(label, group);
    let loaded = 0;
    for (const [type, group] of Map.groupBy(relationships, (relationship) => relationship.type))
      loaded += await this.#loadRelationships(type, group);
    return { nodes: nodes.length, relationships: loaded };
  }

  async removeDataset(dataset: string): Promise<null> {
    await this.#database.executeCypher('MATCH (n {dataset: $dataset}) DETACH DELETE n', { dataset });
    this.#numbers.clear();
    return null;
  }

  async #loadNodes(label: string, nodes: readonly GraphNode[]): Promise<void> {
    assertName(label);
    await this.ensureIndexes([{ label, property: 'id' }]);
    const rows = nodes.map(({ id, properties }) => ({ ...plainProperties(properties), id }));
    await this.#database.upsertNodes([label], rows, { key: 'id', replace: true });
    this.#numbers.delete(label);
  }

  async #loadRelationships(type: string, relationships: readonly GraphRelationship[]): Promise<number> {
    assertName(type);
    const known = new Map<number, Map<number, number>>();
    const fresh = new Map<string, { src: number; dst: number; type: string; properties: Record<string, Value> }>();
    let loaded = 0;
    for (const { from, to, properties = {} } of relationships) {
      const src = (await this.#numbersOf(from.label)).get(from.id);
      const dst = (await this.#numbersOf(to.label)).get(to.id);
      if (src === undefined || dst === undefined) continue;
      loaded++;
      const plain = plainProperties(properties);
      if (!known.has(src)) known.set(src, new Map(this.#edgesFrom(src, type)));
      const edge = known.get(src)!.get(dst);
      if (edge === undefined) fresh.set(`${src} ${dst}`, { src, dst, type, properties: plain });
      else for (const [name, value] of Object.entries(plain)) this.#database.setEdgeProperty(edge, name, value);
    }
    if (fresh.size > 0) await this.#database.batchCreateEdges([...fresh.values()]);
    return loaded;
  }

  /** Neighbour and edge numbers. */
  #edgesFrom(src: number, type: string): [number, number][] {
    return this.#database.getNodeEdges(src, { direction: 'out', edgeTypes: [type] }) as [number, number][];
  }

  async #numbersOf(label: string): Promise<ReadonlyMap<string, number>> {
    const known = this.#numbers.get(label);
    if (known) return known;
    assertName(label);
    const result = await this.#database.executeCypher(`MATCH (n:${label}) RETURN n.id AS id, id(n) AS number`);
    const numbers = new Map(result.toArray().map((row) => [row['id'] as string, row['number'] as number]));
    this.#numbers.set(label, numbers);
    return numbers;
  }
}
