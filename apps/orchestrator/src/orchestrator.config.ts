import { readFileSync } from 'node:fs';
import { GuichetError } from '@guichet/contracts';
import { parseKnownCertificates, type CallerPolicy, type KnownCertificate } from '@guichet/identity';
import { optionalText, readAuthorities, readConfiguration, readKeyPair, text, wholeNumber } from '@guichet/platform';
import { usualLimits, type RunLimits } from './runs/run-limits.ts';
import type { ServerTls } from './start-orchestrator.ts';

export interface OrchestratorConfiguration {
  readonly host: string;
  readonly port: number;
  readonly callers: CallerPolicy;
  /** Undefined: plain text, on loopback alone. */
  readonly tls: ServerTls | undefined;
  readonly limits: RunLimits;
}

const loopback = new Set(['127.0.0.1', '::1', 'localhost']);

const variables = {
  host: text('GUICHET_GRPC_HOST', '127.0.0.1'),
  port: wholeNumber('GUICHET_GRPC_PORT', 50051),
  certificate: optionalText('GUICHET_GRPC_TLS_CERT'),
  key: optionalText('GUICHET_GRPC_TLS_KEY'),
  clientAuthority: optionalText('GUICHET_GRPC_TLS_CLIENT_CA'),
  jwks: optionalText('GUICHET_CALLER_JWKS'),
  audience: optionalText('GUICHET_CALLER_AUDIENCE'),
  issuer: optionalText('GUICHET_CALLER_ISSUER'),
  certificates: optionalText('GUICHET_CALLER_CERTIFICATES'),
  inFlight: wholeNumber('GUICHET_QUESTIONS_IN_FLIGHT', usualLimits.inFlight),
  inFlightPerCaller: wholeNumber('GUICHET_QUESTIONS_IN_FLIGHT_PER_CALLER', usualLimits.inFlightPerCaller),
};

type Given = ReturnType<typeof readConfiguration<typeof variables>>;

/**
 * Where gRPC listens, how it is encrypted and whom it believes. Callers prove who they are by tokens signed with a key of
 * `GUICHET_CALLER_JWKS` (a file), for `GUICHET_CALLER_AUDIENCE`, by `GUICHET_CALLER_ISSUER`; or by a client certificate of
 * `GUICHET_GRPC_TLS_CLIENT_CA` that `GUICHET_CALLER_CERTIFICATES` (a file) declares. Without either it is demo mode, which believes anyone.
 * Demo mode and plain text serve loopback alone.
 */
export function orchestratorConfiguration(environment: NodeJS.ProcessEnv = process.env): OrchestratorConfiguration {
  const given = readConfiguration(variables, environment);
  const { host, port, inFlight, inFlightPerCaller } = given;
  const callers = callersIn(given);
  const tls = tlsIn(given);
  if (!loopback.has(host)) {
    if (callers.mode === 'demo')
      throw wrong(
        `demo mode believes every caller and serves loopback alone, not ${host}; set GUICHET_CALLER_JWKS, _AUDIENCE and _ISSUER, or GUICHET_CALLER_CERTIFICATES`,
      );
    if (!tls) throw wrong(`plain text serves loopback alone, not ${host}; set GUICHET_GRPC_TLS_CERT and GUICHET_GRPC_TLS_KEY`);
  }
  return { host, port, callers, tls, limits: { ...usualLimits, inFlight, inFlightPerCaller } };
}

function callersIn({ jwks, audience, issuer, certificates, clientAuthority }: Given): CallerPolicy {
  if (certificates && !clientAuthority)
    throw wrong('GUICHET_CALLER_CERTIFICATES needs GUICHET_GRPC_TLS_CLIENT_CA, which says whose client certificates are believed');
  const known = certificates === undefined ? undefined : certificatesIn(certificates);
  if (jwks && audience && issuer) return { mode: 'jwt', keys: keysIn(jwks), audience, issuer, ...(known && { certificates: known }) };
  if (jwks || audience || issuer)
    throw wrong('GUICHET_CALLER_JWKS, GUICHET_CALLER_AUDIENCE and GUICHET_CALLER_ISSUER are set together or not at all');
  return known ? { mode: 'certificate', certificates: known } : { mode: 'demo' };
}

function tlsIn({ certificate, key, clientAuthority }: Given): ServerTls | undefined {
  if (!certificate && !key && !clientAuthority) return undefined;
  if (!certificate || !key)
    throw wrong('GUICHET_GRPC_TLS_CERT and GUICHET_GRPC_TLS_KEY are set together, and both where GUICHET_GRPC_TLS_CLIENT_CA is');
  return {
    ...readKeyPair({ setting: 'GUICHET_GRPC_TLS_CERT', path: certificate }, { setting: 'GUICHET_GRPC_TLS_KEY', path: key }),
    clientAuthority: clientAuthority ? readAuthorities({ setting: 'GUICHET_GRPC_TLS_CLIENT_CA', path: clientAuthority }) : undefined,
  };
}

function certificatesIn(file: string): KnownCertificate[] {
  try {
    return parseKnownCertificates(readFileSync(file, 'utf8'));
  } catch (cause) {
    const why = cause instanceof GuichetError ? `: ${cause.message}` : '';
    throw wrong(`GUICHET_CALLER_CERTIFICATES must be a JSON file that declares callers${why}`, cause);
  }
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
