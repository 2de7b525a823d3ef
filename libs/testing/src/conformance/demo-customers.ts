import { textOf } from '@guichet/agent-engine';
import type { StartedDomain } from '../start-domain.ts';

/** A customer of no domain: owns nothing, and sees what everyone may. */
export const stranger = 'nobody';

/** The customers of a domain's data, as nodes `(:Customer {id})` or as the `customer` of other nodes; a stranger comes last. */
export async function demoCustomers({ stores }: StartedDomain): Promise<string[]> {
  const nodes = await stores.graph.query('MATCH (c:Customer) RETURN c.id AS id');
  const owners = await stores.graph.query('MATCH (n) WHERE n.customer IS NOT NULL RETURN DISTINCT n.customer AS id');
  return [...new Set([...nodes, ...owners].map(({ id }) => textOf(id)))].sort().concat(stranger);
}
