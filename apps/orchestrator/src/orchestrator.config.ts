import { readFileSync } from 'node:fs';
import { GuichetError } from '@guichet/contracts';
import type { CallerPolicy } from '@guichet/identity';
import { optionalText, readConfiguration, text, wholeNumber } from '@guichet/platform';

export interface OrchestratorConfiguration {
  readonly host: string;
  readonly port: number;
  readonly callers: CallerPolicy;
}

const loopback = new Set(['127.0.0.1', '::1', 'localhost']);

/**
 * Where gRPC listens and whom it believes. Callers prove who they are by tokens signed with a key of `GUICHET_CALLER_JWKS` (a file), for
 * `GUICHET_CALLER_AUDIENCE`, by `GUICHET_CALLER_ISSUER`. Without them it is demo mode, which believes anyone and therefore serves loopback alone.
 */
export function orchestratorConfiguration(environment: NodeJS.ProcessEnv = process.env): OrchestratorConfiguration {
  const { host, port, jwks, audience, issuer } = readConfiguration(
    {
      host: text('GUICHET_GRPC_HOST', '127.0.0.1'),
      port: wholeNumber('GUICHET_GRPC_PORT', 50051),
      jwks: optionalText('GUICHET_CALLER_JWKS'),
      audience: optionalText('GUICHET_CALLER_AUDIENCE'),
      issuer: optionalText('GUICHET_CALLER_ISSUER'),
    },
    environment,
  );
  if (jwks && audience && issuer) return { host, port, callers: { mode: 'jwt', keys: keysIn(jwks), audience, issuer } };
  if (jwks || audience || issuer)
    throw wrong('GUICHET_CALLER_JWKS, GUICHET_CALLER_AUDIENCE and GUICHET_CALLER_ISSUER are set together or not at all');
  if (!loopback.has(host)) {
    throw wrong(`demo mode believes every caller and serves loopback alone, not ${host}; set GUICHET_CALLER_JWKS, _AUDIENCE and _ISSUER`);
  }
  return { host, port, callers: { mode: 'demo' } };
}

type KeySet = Extract<CallerPolicy, { mode: 'jwt' }>['keys'];

function keysIn(file: string): KeySet {
  try {
    const read = JSON.parse(readFileSync(file, 'utf8')) as Partial<KeySet> | null;
    if (Array.isArray(read?.keys) && read.keys.length > 0) return { ...read, keys: read.keys };
  } catch (cause) {
    throw wrong('GUICHET_CALLER_JWKS must be a file with a JSON Web Key Set', cause);
  }
  throw wrong('GUICHET_CALLER_JWKS must be a file with a JSON Web Key Set that has keys');
}

const wrong = (what: string, cause?: unknown) => new GuichetError('INVALID_ARGUMENT', `The configuration is wrong: ${what}.`, { cause });
