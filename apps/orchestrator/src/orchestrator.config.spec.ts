import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { orchestratorConfiguration } from './orchestrator.config.ts';

describe('orchestratorConfiguration', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'guichet-keys-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const file = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const trust = { GUICHET_CALLER_AUDIENCE: 'guichet', GUICHET_CALLER_ISSUER: 'https://login.example' };

  it('needs nothing on loopback, and says so by its mode', () => {
    expect(orchestratorConfiguration({})).toEqual({ host: '127.0.0.1', port: 50051, callers: { mode: 'demo' } });
  });

  it('refuses to believe every caller on another address', () => {
    expect(() => orchestratorConfiguration({ GUICHET_GRPC_HOST: '0.0.0.0' })).toThrow(/loopback alone, not 0\.0\.0\.0/);
  });

  it('serves any address to callers with signed tokens', () => {
    const keys = { keys: [{ kty: 'OKP', crv: 'Ed25519', x: 'AA' }] };
    const environment = { ...trust, GUICHET_GRPC_HOST: '0.0.0.0', GUICHET_CALLER_JWKS: file('keys.json', JSON.stringify(keys)) };
    expect(orchestratorConfiguration(environment)).toMatchObject({ host: '0.0.0.0', callers: { mode: 'jwt', keys, audience: 'guichet' } });
  });

  it('does not fall back to demo mode when a part is missing or wrong', () => {
    expect(() => orchestratorConfiguration(trust)).toThrow(/set together/);
    for (const keys of [join(folder, 'none.json'), file('empty.json', '{"keys":[]}'), file('text.json', 'keys')])
      expect(() => orchestratorConfiguration({ ...trust, GUICHET_CALLER_JWKS: keys })).toThrow(/must be a file with a JSON Web Key Set/);
  });
});
