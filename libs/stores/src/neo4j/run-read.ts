import neo4j, { type Driver, type Session } from 'neo4j-driver';
import { GuichetError } from '@guichet/contracts';
import { toRow } from '../to-value.ts';
import type { Row, Value } from '../value.ts';
import { fromNeo4jError } from './neo4j-error.ts';
import { toParameters } from './to-parameter.ts';

export interface Read {
  readonly cypher: string;
  readonly parameters: Readonly<Record<string, Value>>;
  readonly timeoutMs: number;
  readonly rowLimit: number;
  readonly signal: AbortSignal | undefined;
}

/** How long after its own limit the server is given to report that it ended a query. */
const graceMs = 500;

/**
 * One read in a READ session. Rows are pulled one by one and the rest is discarded in the server once there are enough;
 * an abort closes the session, which ends the transaction in the server.
 */
export async function runRead(driver: Driver, { cypher, parameters, timeoutMs, rowLimit, signal }: Read): Promise<Row[]> {
  if (signal?.aborted) throw cancelled();
  const session = driver.session({ defaultAccessMode: neo4j.session.READ, fetchSize: Math.min(rowLimit, 1_000) });
  const ended = Promise.withResolvers<never>();
  const onAbort = () => ended.reject(cancelled());
  const late = () => ended.reject(new GuichetError('DEADLINE_EXCEEDED', `The query did not end within ${timeoutMs} ms.`));
  const timer = setTimeout(late, timeoutMs + graceMs);
  signal?.addEventListener('abort', onAbort, { once: true });
  try {
    return await Promise.race([rowsOf(session, cypher, parameters, timeoutMs, rowLimit), ended.promise]);
  } catch (error) {
    throw fromNeo4jError(error);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', onAbort);
    session.close().catch(() => undefined); // the connection is gone, and with it the session
  }
}

async function rowsOf(
  session: Session,
  cypher: string,
  parameters: Read['parameters'],
  timeoutMs: number,
  rowLimit: number,
): Promise<Row[]> {
  const rows: Row[] = [];
  const result = session.run(cypher, toParameters(parameters), { timeout: timeoutMs });
  for await (const record of result) {
    if (rows.length === rowLimit) break;
    rows.push(toRow(record.toObject()));
  }
  return rows;
}

const cancelled = () => new GuichetError('CANCELLED', 'The call was cancelled.');
