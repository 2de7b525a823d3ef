import { GuichetError } from '@guichet/contracts';

/** Strings, quoted names and comments, in which words are not clauses. */
const quoted = /'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`[^`]*`|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g;
const writing =
  /(?<![\w.$:])(CREATE|MERGE|SET|DELETE|DETACH|REMOVE|DROP|LOAD|FOREACH|INSERT|CALL\s+(?!\{|\()\w|USE|GRANT|DENY|ALTER)(?!\w)/i;

/**
 * Refuses a query that writes, reads files or leaves the graph, before it reaches an engine that would do it.
 * The real engine also runs it in a READ session; this is what stands in for that on the embedded one.
 */
export function assertReadOnly(cypher: string): void {
  if (cypher.includes('\\u')) throw refused('an escaped character');
  const clause = writing.exec(cypher.replace(quoted, "''"))?.[1];
  if (clause !== undefined) throw refused(clause.toUpperCase());
}

const refused = (what: string) =>
  new GuichetError('INVALID_ARGUMENT', `A query may only read; this one has ${what}. Load data with load().`);
