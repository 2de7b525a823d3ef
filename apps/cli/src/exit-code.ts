import { status, type ServiceError } from '@grpc/grpc-js';
import { GuichetError, type ErrorCode } from '@guichet/contracts';

/** What the shell sees; `guichet --help` lists them. */
export const exitCode = { ok: 0, failed: 1, usage: 2, unreachable: 3, refused: 4 } as const;

const ofGuichetError: Partial<Record<ErrorCode, number>> = { INVALID_ARGUMENT: exitCode.usage, UNAVAILABLE: exitCode.unreachable };

/** One line for a person, and the code for the shell. */
export function explain(error: unknown): { line: string; code: number } {
  if (isServiceError(error)) {
    if (error.code === status.UNAVAILABLE) {
      if (/certificate|\bSSL\b|\bTLS\b|ERR_SSL/i.test(error.details)) {
        return {
          line: `${error.details} Does the certificate of --tls-ca belong to this server, and does it ask for --cert and --key?`,
          code: exitCode.unreachable,
        };
      }
      return {
        line: `${error.details} Is a server running? Start one with \`npm start\`, or name it with --server host:port.`,
        code: exitCode.unreachable,
      };
    }
    const refused = error.code === status.UNAUTHENTICATED || error.code === status.PERMISSION_DENIED;
    const usage = error.code === status.INVALID_ARGUMENT || error.code === status.ALREADY_EXISTS;
    return { line: error.details, code: refused ? exitCode.refused : usage ? exitCode.usage : exitCode.failed };
  }
  if (error instanceof GuichetError) return { line: error.message, code: ofGuichetError[error.code] ?? exitCode.failed };
  return { line: error instanceof Error ? error.message : String(error), code: exitCode.failed };
}

const isServiceError = (error: unknown): error is ServiceError =>
  error instanceof Error && typeof (error as Partial<ServiceError>).code === 'number' && 'details' in error;
