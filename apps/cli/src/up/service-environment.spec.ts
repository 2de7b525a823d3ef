import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { Passwords } from './passwords.ts';
import { servers, services, variableName } from './servers.ts';
import { serviceEnvironment } from './service-environment.ts';

const folder = mkdtempSync(join(tmpdir(), 'guichet-environment-'));
afterAll(() => rmSync(folder, { recursive: true }));

const keys = { signingKey: '/keys/signing.json', publicKeys: '/keys/public.json' };
const location = {
  GUICHET_NATS_URL: 'nats://127.0.0.1:4222',
  GUICHET_NEO4J_URLS: 'banking=bolt://127.0.0.1:1,insurance=bolt://127.0.0.1:2,finance=bolt://127.0.0.1:3',
  GUICHET_OPENSEARCH_URL: 'http://127.0.0.1:9200',
};

/** Every password that any server has, told apart by its value. */
const secrets = Object.fromEntries(servers.flatMap(({ passwords }) => passwords).map((name) => [name, `secret of ${name}`]));

const environments = {
  'that makes up passwords': (service: string) =>
    serviceEnvironment(service, { given: {}, location, passwords: new Passwords(folder, {}), keys }),
  'that is given every password': (service: string) =>
    serviceEnvironment(service, { given: { ...secrets, ...location }, location, passwords: new Passwords(folder, secrets), keys }),
};

describe.each(Object.entries(environments))('a start %s', (_, environmentOf) => {
  const passwordsIn = (service: string) => Object.keys(environmentOf(service)).filter((name) => name.includes('PASSWORD'));
  const domains = services.filter((name) => name !== 'orchestrator' && name !== 'critic');

  it.each(['orchestrator', 'critic'])('gives the %s its bus password and nothing of any store', (service) => {
    expect(passwordsIn(service)).toEqual([`GUICHET_NATS_PASSWORD_${variableName(service)}`]);
    expect(Object.keys(environmentOf(service)).filter((name) => /NEO4J|OPENSEARCH/.test(name))).toEqual([]);
  });

  it.each(domains)('gives %s its own passwords and nobody else’s', (service) => {
    const name = variableName(service);
    const own = [`GUICHET_NATS_PASSWORD_${name}`, `GUICHET_NEO4J_PASSWORD_${name}`, `GUICHET_OPENSEARCH_PASSWORD_${name}`];
    expect(passwordsIn(service).sort()).toEqual(own.sort());
    expect(Object.keys(environmentOf(service)).filter((variable) => variable.endsWith('_URLS'))).toEqual([]);
  });

  it('gives no two services one password', () => {
    const values = services.flatMap((service) => passwordsIn(service).map((name) => environmentOf(service)[name]));
    expect(values).toHaveLength(2 + 3 * domains.length);
    expect(new Set(values).size).toBe(values.length);
  });

  it('gives the key that signs capabilities to the orchestrator alone', () => {
    for (const service of services) {
      const { GUICHET_CAPABILITY_SIGNING_KEY: signing, GUICHET_CAPABILITY_PUBLIC_KEYS: open } = environmentOf(service);
      const expected = service === 'orchestrator' ? [keys.signingKey, undefined] : [undefined, keys.publicKeys];
      expect([signing, open]).toEqual(expected);
    }
  });
});
