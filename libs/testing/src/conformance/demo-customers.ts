import type { StartedDomain } from '../start-domain.ts';

/** Every domain's customers are nodes `(:Customer {id})`. */
export async function demoCustomers({ stores }: StartedDomain): Promise<string[]> {
  const rows = await stores.graph.query('MATCH (c:Customer) RETURN c.id AS id ORDER BY id');
  return rows.map(({ id }) => String(id));
}
