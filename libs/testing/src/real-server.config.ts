/** Servers that suites may use: how a suite is told where one is, and how to have one. */
const servers = {
  nats: { variable: 'GUICHET_NATS_URL', start: 'scripts/servers/start-nats.sh', needs: 'python3 with pip, or Go' },
  neo4j: { variable: 'GUICHET_NEO4J_URLS', start: 'scripts/servers/start-neo4j.sh', needs: 'Java 17 and Maven' },
  opensearch: { variable: 'GUICHET_OPENSEARCH_URL', start: 'scripts/servers/start-opensearch.sh', needs: 'Java 17 and Maven' },
  jaeger: { variable: 'GUICHET_JAEGER_URL', start: 'scripts/servers/start-jaeger.sh', needs: 'Go' },
  grpcurl: { variable: 'GUICHET_GRPCURL', start: 'scripts/clients/install-clients.sh', needs: 'Go' },
  grpcio: { variable: 'GUICHET_GRPCIO', start: 'scripts/clients/install-clients.sh', needs: 'python3 with venv and pip' },
  helm: { variable: 'GUICHET_HELM', start: 'scripts/deploy/install-linters.sh', needs: 'Go' },
  compose: { variable: 'GUICHET_COMPOSE_SPEC', start: 'scripts/deploy/install-linters.sh', needs: 'Go' },
  hadolint: { variable: 'GUICHET_HADOLINT', start: 'scripts/deploy/install-linters.sh', needs: 'python3 with venv and pip' },
  kubernetes: { variable: 'GUICHET_KUBERNETES_VALIDATE', start: 'scripts/deploy/install-linters.sh', needs: 'python3 with venv and pip' },
} as const;

export type ServerName = keyof typeof servers;

export interface ServerLocation {
  /** What the environment says; undefined when the server is not there. */
  readonly location: string | undefined;
  /** For people: what is missing and what to do. */
  readonly advice: string;
}

export function locateServer(name: ServerName, environment: NodeJS.ProcessEnv = process.env): ServerLocation {
  const { variable, start, needs } = servers[name];
  return {
    location: environment[variable] || undefined,
    advice: `${variable} is not set. Run ${start} (it needs ${needs}) and set ${variable} to what it prints.`,
  };
}

/** In continuous integration a suite that cannot run is a failure. */
export const serversAreRequired = (environment: NodeJS.ProcessEnv = process.env): boolean => environment.CI === 'true';
