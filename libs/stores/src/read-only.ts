import { GuichetError } from '@guichet/contracts';

/** In these, words are not clauses; what they begin with tells them apart. */
const quoted = /'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`[^`]*`|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g;
/** A procedure can do anything, so of the calls only subqueries stay: `CALL {` and `CALL (n) {`. */
const forbidden =
  /(?<![.$:]|[A-Za-z_]\w*)(CREATE|MERGE|SET|DELETE|DETACH|REMOVE|DROP|LOAD|FOREACH|INSERT|USE|GRANT|DENY|REVOKE|ALTER|RENAME|SHOW|TERMINATE|CALL(?!\s*[({]))(?!\w)/i;

/**
 * Refuses a query that writes, reads files, calls a procedure or leaves the graph, before it reaches an engine that would do it.
 * The real engine also runs it in a READ session, which refuses writes but no procedure; the embedded one has this alone.
 */
export function assertReadOnly(cypher: string): void {
  if (cypher.includes('\\u')) throw refused('an escaped character');
  // Neo4j ends a line comment at a lone carriage return, the embedded engine does not: what one reads as code is comment to the other.
  if (/\r(?!\n)/.test(cypher)) throw refused('a carriage return without a new line');
  const clause = forbidden.exec(cypher.replace(quoted, standIn))?.[1];
  if (clause !== undefined) throw refused(clause.toUpperCase());
}

/** A comment parts words, a quoted name is still a name, and a string is still a string. */
function standIn(piece: string): string {
  if (piece.startsWith('/')) return ' ';
  return piece.startsWith('`') ? ' _ ' : " '' ";
}

const refused = (what: string) =>
  new GuichetError('INVALID_ARGUMENT', `A query may only read; this one has ${what}. Load data with load().`);
