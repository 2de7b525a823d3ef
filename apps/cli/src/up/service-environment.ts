import type { KeyFiles } from '@guichet/identity';
import type { Passwords } from './passwords.ts';
import { variableName } from './servers.ts';
import type { Location } from './start-server.ts';

/** What any process may know: none of it is a secret of a service. */
const common = /^(PATH|HOME|LANG|TZ|NODE_ENV|NODE_EXTRA_CA_CERTS|OTEL_\w+|GUICHET_LOG\w*|GUICHET_TRACE_CONTENT|GUICHET_SHUTDOWN_LIMIT_MS)$/;
const ofOrchestrator = /^GUICHET_(GRPC|CALLER|QUESTIONS)_\w+$/;

export interface EnvironmentParts {
  readonly given: NodeJS.ProcessEnv;
  /** Where the servers are. */
  readonly location: Location;
  readonly passwords: Passwords;
  /** What capabilities are signed and checked with, where the environment does not say. */
  readonly keys: KeyFiles;
}

/** The whole environment of one service: where its servers are and its own credentials, nobody else's; the orchestrator and the critic have no stores. */
export function serviceEnvironment(service: string, parts: EnvironmentParts): Record<string, string> {
  const everything = { ...definedIn(parts.given), ...parts.location };
  const name = variableName(service);
  const passed = Object.entries(everything).filter(
    ([variable]) => common.test(variable) || (service === 'orchestrator' && ofOrchestrator.test(variable)),
  );
  const bus = {
    GUICHET_NATS_URL: everything['GUICHET_NATS_URL'] ?? '',
    ...password(`GUICHET_NATS_PASSWORD_${name}`, ['GUICHET_NATS_URL'], parts),
  };
  return {
    ...Object.fromEntries(passed),
    ...bus,
    ...capabilityKeyOf(service, parts),
    ...(service === 'orchestrator' || service === 'critic' ? {} : storesOf(name, everything, parts)),
  };
}

/** The orchestrator alone can sign. */
function capabilityKeyOf(service: string, { given, keys }: EnvironmentParts): Record<string, string> {
  return service === 'orchestrator'
    ? { GUICHET_CAPABILITY_SIGNING_KEY: given['GUICHET_CAPABILITY_SIGNING_KEY'] || keys.signingKey }
    : { GUICHET_CAPABILITY_PUBLIC_KEYS: given['GUICHET_CAPABILITY_PUBLIC_KEYS'] || keys.publicKeys };
}

function storesOf(name: string, everything: Readonly<Record<string, string>>, parts: EnvironmentParts): Record<string, string> {
  const graphs = everything['GUICHET_NEO4J_URLS']?.split(',').map((entry) => entry.split('=', 2) as [string, string]) ?? [];
  const graph = everything[`GUICHET_${name}_NEO4J_URL`] ?? graphs.find(([domain]) => variableName(domain) === name)?.[1];
  const passages = everything[`GUICHET_${name}_OPENSEARCH_URL`] ?? everything['GUICHET_OPENSEARCH_URL'];
  return {
    ...(graph && {
      [`GUICHET_${name}_NEO4J_URL`]: graph,
      ...password(`GUICHET_NEO4J_PASSWORD_${name}`, [`GUICHET_${name}_NEO4J_URL`, 'GUICHET_NEO4J_URLS'], parts),
    }),
    ...(passages && {
      [`GUICHET_${name}_OPENSEARCH_URL`]: passages,
      ...password(`GUICHET_OPENSEARCH_PASSWORD_${name}`, [`GUICHET_${name}_OPENSEARCH_URL`, 'GUICHET_OPENSEARCH_URL'], parts),
    }),
  };
}

/** Passwords are made up only for servers that were started here. */
function password(variable: string, namedBy: readonly string[], { given, passwords }: EnvironmentParts): Record<string, string> {
  if (given[variable]) return { [variable]: given[variable] };
  return namedBy.some((name) => given[name]) ? {} : { [variable]: passwords.of(variable) };
}

const definedIn = (environment: NodeJS.ProcessEnv): Record<string, string> =>
  Object.fromEntries(Object.entries(environment).flatMap(([name, value]) => (value ? [[name, value]] : [])));
