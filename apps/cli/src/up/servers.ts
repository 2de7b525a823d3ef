import { domains } from '@guichet/all-in-one';

/** A server that `guichet up` starts by the project's own script. */
export interface Server {
  readonly name: string;
  readonly script: string;
  /** The variables that name it; where the environment sets one, that server is used and left alone. */
  readonly location: readonly string[];
  /** What may be said about it; the script has the defaults. */
  readonly settings: readonly string[];
  /** The variables that hold its passwords. */
  readonly passwords: readonly string[];
  /** A store is for domains alone, whose `GUICHET_<DOMAIN>_<STORE>_URL` may name their own; without a bus nothing starts, without traces all does. */
  readonly role: 'bus' | 'store' | 'traces';
}

export const services: readonly string[] = ['orchestrator', ...domains.map(({ id }) => id), 'critic'];

export const variableName = (service: string): string => service.toUpperCase().replaceAll('-', '_');

const ofDomains = (prefix: string) => domains.map(({ id }) => prefix + variableName(id));

export const servers: readonly Server[] = [
  {
    name: 'nats',
    script: 'start-nats.sh',
    location: ['GUICHET_NATS_URL'],
    settings: ['GUICHET_NATS_PORT', 'GUICHET_NATS_MONITOR'],
    passwords: services.map((service) => `GUICHET_NATS_PASSWORD_${variableName(service)}`),
    role: 'bus',
  },
  {
    name: 'neo4j',
    script: 'start-neo4j.sh',
    location: ['GUICHET_NEO4J_URLS'],
    settings: ['GUICHET_NEO4J_PORT', 'GUICHET_NEO4J_HEAP'],
    passwords: ofDomains('GUICHET_NEO4J_PASSWORD_'),
    role: 'store',
  },
  {
    name: 'opensearch',
    script: 'start-opensearch.sh',
    location: ['GUICHET_OPENSEARCH_URL'],
    settings: ['GUICHET_OPENSEARCH_PORT', 'GUICHET_OPENSEARCH_HEAP'],
    passwords: [...ofDomains('GUICHET_OPENSEARCH_PASSWORD_'), 'GUICHET_OPENSEARCH_PASSWORD_ADMIN'],
    role: 'store',
  },
  {
    name: 'jaeger',
    script: 'start-jaeger.sh',
    location: ['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', 'OTEL_EXPORTER_OTLP_ENDPOINT'],
    settings: ['GUICHET_JAEGER_PORT', 'GUICHET_JAEGER_OTLP_PORT'],
    passwords: [],
    role: 'traces',
  },
];
