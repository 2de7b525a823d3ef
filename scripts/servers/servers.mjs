/**
 * The real servers of the test run: each script prints where its server is as `NAME=value`, which is what suites read, and stops it with
 * `stop`. The ports are the run's own, so that it never meets a developer's servers.
 */
export const servers = [
  {
    name: 'NATS',
    script: 'scripts/servers/start-nats.sh',
    needs: [['python3', 'go', 'nats-server']],
    settings: { GUICHET_NATS_PORT: '24222' },
  },
  {
    name: 'Neo4j',
    script: 'scripts/servers/start-neo4j.sh',
    needs: [['java'], ['mvn']],
    settings: { GUICHET_NEO4J_PORT: '27687', GUICHET_NEO4J_DOMAINS: 'banking insurance finance suite' },
  },
  {
    name: 'OpenSearch',
    script: 'scripts/servers/start-opensearch.sh',
    needs: [['java'], ['mvn'], ['openssl']],
    settings: { GUICHET_OPENSEARCH_PORT: '29200' },
  },
  {
    name: 'Jaeger',
    script: 'scripts/servers/start-jaeger.sh',
    needs: [['go']],
    settings: { GUICHET_JAEGER_PORT: '26686', GUICHET_JAEGER_OTLP_PORT: '24318' },
  },
  { name: 'stock gRPC clients', script: 'scripts/clients/install-clients.sh', needs: [['go'], ['python3']], settings: {} },
  { name: 'linters of deploy/', script: 'scripts/deploy/install-linters.sh', needs: [['go'], ['python3']], settings: {} },
];
