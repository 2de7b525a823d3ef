import { Neo4jError } from 'neo4j-driver';
import { GuichetError, type ErrorCode } from '@guichet/contracts';

const unavailable = new Set(['ServiceUnavailable', 'SessionExpired']);

/** What the driver threw, as our taxonomy has it. The server's own text is the cause alone: it can quote values. */
export function fromNeo4jError(error: unknown): GuichetError {
  if (error instanceof GuichetError) return error;
  if (!(error instanceof Neo4jError)) return GuichetError.from(error);
  const failure = (code: ErrorCode, message: string) => new GuichetError(code, message, { cause: error });
  if (unavailable.has(error.code)) return failure('UNAVAILABLE', 'Neo4j does not answer; is it started, and is its address right?');
  if (error.code.startsWith('Neo.ClientError.Security')) return failure('UNAUTHENTICATED', 'Neo4j refused this user or its password.');
  if (error.code.includes('TransactionTimedOut')) return failure('DEADLINE_EXCEEDED', 'Neo4j ended the query at its time limit.');
  if (error.code.includes('MemoryPoolOutOfMemory')) return failure('RESOURCE_EXHAUSTED', 'Neo4j ended the query at its memory limit.');
  if (error.code.startsWith('Neo.ClientError.Statement'))
    return failure('INVALID_ARGUMENT', 'Neo4j refused this query; its message is the cause.');
  return failure('INTERNAL', 'Neo4j failed; its message is the cause.');
}
