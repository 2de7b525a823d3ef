import neo4j, { type Driver } from 'neo4j-driver';
import { assertName, plainProperties } from '../check-graph.ts';
import type { GraphNode, GraphRelationship, GraphStore } from '../graph-store.ts';
import { assertReadOnly } from '../read-only.ts';
import { inSpan } from '../span.ts';
import type { Value } from '../value.ts';
import { fromNeo4jError } from './neo4j-error.ts';
import { runRead } from './run-read.ts';
import { toParameters } from './to-parameter.ts';

export interface Neo4jOptions {
  /** For example "bolt://127.0.0.1:7687". */
  readonly url: string;
  readonly user: string;
  readonly password: string;
}

const readMs = 30_000;
const writeMs = 120_000;
const defaultRows = 1_000;
const batch = 1_000;

/** Community has one database, and a domain has a DBMS of its own. */
const namespace = 'neo4j';

/** One domain's Neo4j. The credentials and the instance keep domains apart; the READ session is a seat belt, not a permission. */
export function connectNeo4j({ url, user, password }: Neo4jOptions): GraphStore {
  const driver = neo4j.driver(url, neo4j.auth.basic(user, password), { connectionAcquisitionTimeout: 5_000, maxTransactionRetryTime: 0 });
  const server = new URL(url);
  const write = (cypher: string, parameters: Readonly<Record<string, Value>>) => runWrite(driver, cypher, parameters);
  const ensureIndexes: GraphStore['ensureIndexes'] = async (indexes) => {
    for (const { label, property } of indexes) {
      assertName(label);
      assertName(property);
      await write(`CREATE INDEX ${label}_${property} IF NOT EXISTS FOR (n:${label}) ON (n.${property})`, {});
    }
    await write('CALL db.awaitIndexes(60)', {});
  };
  return {
    engine: 'neo4j',
    query: (cypher, parameters = {}, { rowLimit = defaultRows, timeoutMs = readMs, signal, name } = {}) =>
      inSpan({ system: 'neo4j', operation: 'query', namespace, query: name, server }, async () => {
        // The same words are refused as on the embedded engine, so that a template cannot come to depend on one of them.
        assertReadOnly(cypher);
        return runRead(driver, { cypher, parameters, rowLimit, timeoutMs, signal });
      }),
    load: async (nodes, relationships) => {
      const labels = [...new Set(nodes.map(({ label }) => label))];
      await ensureIndexes(labels.map((label) => ({ label, property: 'id' })));
      for (const [label, group] of Map.groupBy(nodes, (node) => node.label)) await loadNodes(write, label, group);
      let loaded = 0;
      for (const group of Map.groupBy(relationships, ({ type, from, to }) => `${type} ${from.label} ${to.label}`).values()) {
        loaded += await loadRelationships(write, group);
      }
      return { nodes: nodes.length, relationships: loaded };
    },
    ensureIndexes,
    removeDataset: async (dataset) =>
      void (await write('MATCH (n {dataset: $dataset}) CALL (n) { DETACH DELETE n } IN TRANSACTIONS OF 5000 ROWS', { dataset })),
    ping: async () =>
      void (await runRead(driver, { cypher: 'RETURN 1 AS one', parameters: {}, rowLimit: 1, timeoutMs: readMs, signal: undefined })),
    close: () => driver.close(),
  };
}

type Write = (cypher: string, parameters: Readonly<Record<string, Value>>) => Promise<number>;

/** Runs a writing query; the number in its column `n`, or 0. */
async function runWrite(driver: Driver, cypher: string, parameters: Readonly<Record<string, Value>>): Promise<number> {
  const session = driver.session({ defaultAccessMode: neo4j.session.WRITE });
  try {
    const { records } = await session.run(cypher, toParameters(parameters), { timeout: writeMs });
    return Number(records[0]?.has('n') ? records[0].get('n') : 0);
  } catch (error) {
    throw fromNeo4jError(error);
  } finally {
    await session.close();
  }
}

async function loadNodes(write: Write, label: string, nodes: readonly GraphNode[]): Promise<void> {
  assertName(label);
  const rows = nodes.map(({ id, properties }) => ({ id, properties: { ...plainProperties(properties), id } }));
  for (const part of inBatches(rows))
    await write(`UNWIND $rows AS row MERGE (n:${label} {id: row.id}) SET n = row.properties`, { rows: part });
}

async function loadRelationships(write: Write, relationships: readonly GraphRelationship[]): Promise<number> {
  const { type, from, to } = relationships[0]!;
  for (const name of [type, from.label, to.label]) assertName(name);
  const rows = relationships.map((one) => ({ from: one.from.id, to: one.to.id, properties: plainProperties(one.properties ?? {}) }));
  let loaded = 0;
  for (const part of inBatches(rows)) {
    loaded += await write(
      `UNWIND $rows AS row MATCH (a:${from.label} {id: row.from}) MATCH (b:${to.label} {id: row.to})
       MERGE (a)-[r:${type}]->(b) SET r += row.properties RETURN count(*) AS n`,
      { rows: part },
    );
  }
  return loaded;
}

function inBatches<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / batch) }, (_, index) => items.slice(index * batch, (index + 1) * batch));
}
