import { GuichetError } from '@guichet/contracts';
import { connectNeo4j } from '@guichet/stores';
import { passwordsOf, type Holding } from './holding.fixture.ts';

const label = 'IsolationMarker';
export const marker = { label, id: 'isolation', properties: { text: 'for its own domain alone', dataset: 'isolation-suite' } };

/** What the holder reads in the graph at `url`, which is another's; empty when it is kept apart. */
export async function leaksInGraph(url: string, holding: Holding, owner: Holding): Promise<string[]> {
  const leaks: string[] = [];
  for (const password of passwordsOf(holding)) {
    if ((await read(url, password)) === marker.properties.text) leaks.push(`reads the graph of ${owner.domain}`);
    // It is there to be read; and Neo4j locks a user after some failures in a row, which would hit other suites.
    if ((await read(url, owner.graphPassword)) === undefined) throw new Error(`The marker of ${owner.domain} is not there.`);
  }
  return leaks;
}

/** Community knows one user, `neo4j`. Only the server's own refusal counts as one. */
async function read(url: string, password: string): Promise<unknown> {
  const graph = connectNeo4j({ url, user: 'neo4j', password });
  try {
    const rows = await graph.query(`MATCH (m:${label} {id: $id}) RETURN m.text AS text`, { id: marker.id }, { timeoutMs: 60_000 });
    return rows[0]?.['text'];
  } catch (error) {
    if (GuichetError.from(error).code === 'UNAUTHENTICATED') return undefined;
    throw error;
  } finally {
    await graph.close();
  }
}
