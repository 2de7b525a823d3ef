import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Passwords } from './passwords.ts';
import { servers, services } from './servers.ts';
import { serviceEnvironment } from './service-environment.ts';

const location = {
  GUICHET_NATS_URL: 'nats://127.0.0.1:4222',
  GUICHET_NEO4J_URLS: 'banking=bolt://127.0.0.1:1,insurance=bolt://127.0.0.1:2,finance=bolt://127.0.0.1:3',
  GUICHET_OPENSEARCH_URL: 'http://127.0.0.1:9200',
};

const keys = { signingKey: '/keys/signing.json', publicKeys: '/keys/public.json' };

describe('what a service is started with', () => {
  let folder: string;
  beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'guichet-passwords-'))));
  afterEach(() => rmSync(folder, { recursive: true }));

  const environmentOf = (service: string, given: NodeJS.ProcessEnv = {}) =>
    serviceEnvironment(service, { given, location, passwords: new Passwords(folder, given), keys });
  const passwordsIn = (environment: Record<string, string>) => Object.keys(environment).filter((name) => name.includes('PASSWORD'));

  /** As where one shell holds the secrets of all. */
  const everyPassword = Object.fromEntries(servers.flatMap(({ passwords }) => passwords).map((name) => [name, `secret of ${name}`]));

  it('is its own bus user and its own stores, and nothing of any other service', () => {
    const environment = environmentOf('insurance', everyPassword);
    expect(passwordsIn(environment).sort()).toEqual([
      'GUICHET_NATS_PASSWORD_INSURANCE',
      'GUICHET_NEO4J_PASSWORD_INSURANCE',
      'GUICHET_OPENSEARCH_PASSWORD_INSURANCE',
    ]);
    expect(environment['GUICHET_INSURANCE_NEO4J_URL']).toBe('bolt://127.0.0.1:2');
    expect(JSON.stringify(environment)).not.toMatch(/banking|finance|BANKING|FINANCE/);
  });

  it.each(['orchestrator', 'critic'])('has no store for the %s', (service) => {
    const environment = environmentOf(service, everyPassword);
    expect(passwordsIn(environment)).toEqual([`GUICHET_NATS_PASSWORD_${service.toUpperCase()}`]);
    expect(JSON.stringify(environment)).not.toMatch(/NEO4J|OPENSEARCH/);
  });

  it('gives each service another password, the same ones next time, and those of the environment where it has any', () => {
    const all = services.flatMap((service) => {
      const environment = environmentOf(service);
      return passwordsIn(environment).map((name) => environment[name]);
    });
    expect(new Set(all).size).toBe(all.length);
    expect(environmentOf('banking')).toEqual(environmentOf('banking'));
    expect(environmentOf('banking', { GUICHET_NATS_PASSWORD_BANKING: 'given' })['GUICHET_NATS_PASSWORD_BANKING']).toBe('given');
  });

  it('makes up no password for a server that runs elsewhere', () => {
    expect(passwordsIn(environmentOf('critic', { GUICHET_NATS_URL: 'nats://bus.example:4222' }))).toEqual([]);
  });

  it('gives the key that signs capabilities to the orchestrator alone', () => {
    for (const service of services) {
      const { GUICHET_CAPABILITY_SIGNING_KEY: signing, GUICHET_CAPABILITY_PUBLIC_KEYS: open } = environmentOf(service);
      const expected = service === 'orchestrator' ? [keys.signingKey, undefined] : [undefined, keys.publicKeys];
      expect([signing, open]).toEqual(expected);
    }
  });

  it('keeps the counter’s settings to the orchestrator', () => {
    const given = { GUICHET_GRPC_PORT: '50052', GUICHET_CALLER_JWKS: '/keys.json', PATH: '/bin', AWS_SECRET_ACCESS_KEY: 'secret' };
    expect(environmentOf('orchestrator', given)).toMatchObject({
      GUICHET_GRPC_PORT: '50052',
      GUICHET_CALLER_JWKS: '/keys.json',
      PATH: '/bin',
    });
    expect(Object.keys(environmentOf('critic', given))).toEqual([
      ...['PATH', 'GUICHET_NATS_URL', 'GUICHET_NATS_PASSWORD_CRITIC', 'GUICHET_CAPABILITY_PUBLIC_KEYS'],
    ]);
    expect(Object.keys(environmentOf('orchestrator', given))).not.toContain('AWS_SECRET_ACCESS_KEY');
  });
});
