import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { domains } from '@guichet/all-in-one';
import { describeWithServer } from '@guichet/testing';
import { Charts, deploy, readCompose, type Manifest } from './deployed.fixture.ts';
import type { Passwords } from './passwords.ts';
import { serviceEnvironment } from './service-environment.ts';
import { servers, services } from './servers.ts';

/** The names of what `guichet up` gives a service: where its servers are, its own passwords and its key of capabilities. */
function expectedVariables(service: string): string[] {
  const location = {
    GUICHET_NATS_URL: 'nats://nats:4222',
    GUICHET_NEO4J_URLS: domains.map(({ id }) => `${id}=bolt://neo4j-${id}:7687`).join(','),
    GUICHET_OPENSEARCH_URL: 'http://opensearch:9200',
  };
  const passwords = { of: (variable: string) => variable } as Passwords;
  return Object.keys(
    serviceEnvironment(service, { given: {}, location, passwords, keys: { signingKey: 'signing-key', publicKeys: 'public-keys' } }),
  );
}

const apart = /^(GUICHET_(GRPC|CALLER)_|OTEL_)/;
const ofServers = (names: readonly string[]) => names.filter((name) => !apart.test(name)).sort();
/** A service has its own variables and nobody else's. */
function expectOwnVariables(service: string, given: readonly string[]): void {
  expect(ofServers(given)).toEqual(ofServers(expectedVariables(service)));
  if (service !== 'orchestrator') expect(given.filter((name) => /^GUICHET_(GRPC|CALLER)_/.test(name))).toEqual([]);
}

describe('Compose', () => {
  const compose = readCompose();
  const on = (network: string) =>
    Object.keys(compose.services)
      .filter((name) => compose.services[name]!.networks?.includes(network))
      .sort();

  it.each(services)('gives %s its own credentials alone, in its own image', (service) => {
    const { environment, build, secrets } = compose.services[service]!;
    expectOwnVariables(service, Object.keys(environment!));
    expect(build!.args.APP).toBe(service);
    const files = Object.values(environment!).flatMap((value) => /^\/run\/secrets\/(.+)$/.exec(String(value))?.[1] ?? []);
    expect(files.sort()).toEqual([...secrets!].sort());
  });

  it.each(services)('runs %s without rights and with a root that is read-only', (service) => {
    expect(compose.services[service]).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      tmpfs: ['/tmp'],
    });
  });

  it.each(domains.map(({ id }) => id))('lets the agent of %s alone reach its graph, by networks that lead nowhere else', (id) => {
    expect(on(`graph-${id}`)).toEqual([id, `neo4j-${id}`].sort());
    expect(on(`passages-${id}`)).toEqual([id, 'opensearch'].sort());
    for (const network of [`graph-${id}`, `passages-${id}`, 'bus', 'telemetry'])
      expect(compose.networks[network]).toEqual({ internal: true });
    const all = ['bus', 'telemetry', `graph-${id}`, `passages-${id}`];
    expect([...compose.services[id]!.networks!].sort()).toEqual(all.sort());
  });

  it('publishes gRPC, and the view of traces on loopback', () => {
    const published = Object.entries(compose.services).flatMap(([name, { ports = [] }]) => ports.map((port) => [name, port]));
    expect(published).toEqual([
      ['jaeger', '127.0.0.1:16686:16686'],
      ['orchestrator', '50051:50051'],
    ]);
  });

  it('names no network and no secret that it does not have', () => {
    const of = (key: 'networks' | 'secrets') => new Set(Object.values(compose.services).flatMap((service) => service[key] ?? []));
    expect([...of('networks')].sort()).toEqual(Object.keys(compose.networks).sort());
    expect([...of('secrets')].sort()).toEqual(Object.keys(compose.secrets).sort());
  });

  it('asks for the variables that example.env lists: a password for each user of each server', () => {
    const text = readFileSync(join(deploy, 'compose/compose.yaml'), 'utf8');
    const asked = new Set([...text.matchAll(/(?<!\$)\$\{(\w+)/g)].map(([, name]) => name!));
    const listed = Object.keys(parseEnv(readFileSync(join(deploy, 'compose/example.env'), 'utf8')));
    expect([...asked].sort()).toEqual(listed.sort());
    expect(listed).toEqual(expect.arrayContaining(servers.flatMap(({ passwords }) => passwords)));
  });
});

describe('servers', () => {
  it('NATS is given each variable that its configuration reads', () => {
    const read = readFileSync(join(deploy, 'nats/nats.conf'), 'utf8').matchAll(/: \$(GUICHET_\w+)/g);
    const given = Object.keys(readCompose().services['nats']!.environment!);
    expect(given.sort()).toEqual([...new Set([...read].map(([, name]) => name!))].sort());
  });

  it('OpenSearch keeps each domain to its own indices, as where tests run', () => {
    const read = (name: string) => parse(readFileSync(join(deploy, 'opensearch', name), 'utf8')) as Record<string, unknown>;
    const script = readFileSync(join(deploy, '../scripts/servers/start-opensearch.sh'), 'utf8');
    const template = /printf '(domain_%s:\\n {2}cluster_permissions.*)' "\$domain" "\$domain"/.exec(script)![1]!;
    for (const { id } of domains) {
      const expected = parse(template.replaceAll('\\n', '\n').replaceAll('%s', id)) as Record<string, unknown>;
      expect(read('roles.yml')).toMatchObject(expected);
      expect(read('roles_mapping.yml')).toMatchObject({ [`domain_${id}`]: { users: [id] } });
    }
    expect(Object.keys(read('roles.yml'))).toHaveLength(domains.length + 1);
  });

  it('Neo4j reads no file, calls no address and ends every query, as where tests run', () => {
    const script = readFileSync(join(deploy, '../scripts/servers/start-neo4j.sh'), 'utf8');
    const safe = [...script.matchAll(/^((?:dbms\.security\.allow|internal|db\.transaction|db\.memory|dbms\.usage)[\w.]*)=(.+)$/gm)];
    expect(safe.length).toBeGreaterThanOrEqual(5);
    const asVariable = (setting: string) => `NEO4J_${setting.replaceAll('_', '__').replaceAll('.', '_')}`;
    const expected = Object.fromEntries(safe.map(([, setting, value]) => [asVariable(setting!), value]));
    for (const { id } of domains) expect(readCompose().services[`neo4j-${id}`]!.environment).toMatchObject(expected);
  });

  it('the collector’s pipelines use what it declares', () => {
    type Parts = Record<string, unknown>;
    type Pipeline = Record<'receivers' | 'processors' | 'exporters', string[]>;
    const collector = parse(readFileSync(join(deploy, 'otel/collector.yaml'), 'utf8')) as Record<keyof Pipeline, Parts> & {
      service: { pipelines: Record<string, Pipeline> };
    };
    const pipelines = Object.values(collector.service.pipelines);
    for (const kind of ['receivers', 'processors', 'exporters'] as const)
      expect(new Set(pipelines.flatMap((pipeline) => pipeline[kind]))).toEqual(new Set(Object.keys(collector[kind])));
  });
});

describeWithServer('compose', (compose) => {
  it('the Compose file is what the Compose Specification allows', () => {
    const file = join(deploy, 'compose/compose.yaml');
    const read = execFileSync(compose, ['-no-interpolation', '-format', 'json', file], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    expect(Object.keys((JSON.parse(read) as { services: object }).services)).toEqual(expect.arrayContaining([...services]));
  });
});

describeWithServer('hadolint', (hadolint) => {
  it('the Dockerfile has nothing to complain of', () => {
    const { stdout, status } = spawnSync(hadolint, [join(deploy, 'docker/Dockerfile')], { encoding: 'utf8' });
    expect({ stdout, status }).toEqual({ stdout: '', status: 0 });
  });
});

describeWithServer('helm', (helm) => {
  let charts: Charts;
  beforeAll(() => {
    charts = new Charts(helm);
  }, 120_000);
  afterAll(() => charts.remove());

  const policies = (release: string) => charts.manifests(release).filter(({ kind }) => kind === 'NetworkPolicy');
  const own = (release: string) => policies(release).find(({ metadata }) => metadata.name === release)!;
  const labels = (peers: readonly unknown[]) =>
    peers.map((peer) => (peer as { podSelector: { matchLabels: Record<string, string> } }).podSelector.matchLabels);

  it.each(services)('lints the release of %s', (release) => {
    expect(charts.lint(release)).toContain('0 chart(s) failed');
  });

  it.each(services)('gives %s its own variables alone, passwords from a Secret', (release) => {
    const deployment = charts.manifests(release).find(({ kind }: Manifest) => kind === 'Deployment')!;
    const { env } = deployment.spec.template!.spec.containers[0]!;
    expectOwnVariables(
      release,
      env.map(({ name }) => name),
    );
    const secret = env.filter(({ value }) => value === undefined).map(({ name }) => name);
    expect(secret.sort()).toEqual(
      expectedVariables(release)
        .filter((name) => /_PASSWORD_/.test(name))
        .sort(),
    );
  });

  it.each(domains.map(({ id }) => id))('lets the agent of %s reach names, the bus, the collector and its stores', (id) => {
    const { ingress, egress } = own(id).spec;
    expect(ingress).toEqual([]);
    expect(egress!.map(({ ports }) => ports.at(-1)!.port)).toEqual([53, 4222, 4318, 7687, 9200]);
    expect(labels(egress![3]!.to)).toEqual([{ 'app.kubernetes.io/name': 'neo4j', 'guichet/domain': id }]);
    const graph = policies(id).find(({ metadata }) => metadata.name === `${id}-graph`)!;
    expect(graph.spec.podSelector!.matchLabels).toEqual({ 'app.kubernetes.io/name': 'neo4j', 'guichet/domain': id });
    expect(graph.spec.ingress!.flatMap(({ from }) => labels(from))).toEqual([expect.objectContaining({ 'app.kubernetes.io/name': id })]);
  });

  it('gives the orchestrator and the critic no way to a store', () => {
    for (const release of ['orchestrator', 'critic'])
      expect(own(release).spec.egress!.map(({ ports }) => ports.at(-1)!.port)).toEqual([53, 4222, 4318]);
  });

  it('refuses an orchestrator that would believe anyone', () => {
    expect(() => charts.render('orchestrator', '--set', 'callers.issuer=,callers.certificates=false')).toThrow(
      /demo mode serves loopback alone/,
    );
  });
});

describeWithServer('kubernetes', (validate) => {
  describeWithServer('helm', (helm) => {
    it('every manifest is what Kubernetes takes, no field too many', () => {
      const charts = new Charts(helm);
      const folder = mkdtempSync(join(tmpdir(), 'guichet-manifests-'));
      try {
        const files = services.map((release) => {
          const file = join(folder, `${release}.yaml`);
          writeFileSync(file, charts.render(release));
          return file;
        });
        expect(() => execFileSync(validate, ['--strict', ...files], { encoding: 'utf8' })).not.toThrow();
      } finally {
        charts.remove();
        rmSync(folder, { recursive: true });
      }
    }, 120_000);
  });
});
