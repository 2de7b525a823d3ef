import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TestAuthority, type CertificateFiles } from '@guichet/testing';
import { orchestratorConfiguration } from './orchestrator.config.ts';
import { usualLimits } from './runs/run-limits.ts';

describe('orchestratorConfiguration', () => {
  let folder: string;
  let authority: TestAuthority;
  let server: CertificateFiles;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'guichet-keys-'));
    authority = await TestAuthority.make('Test authority');
    server = await authority.issue({ commonName: 'counter' });
  });
  afterAll(() => {
    rmSync(folder, { recursive: true });
    authority.remove();
  });

  const file = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const trust = { GUICHET_CALLER_AUDIENCE: 'guichet', GUICHET_CALLER_ISSUER: 'https://login.example' };

  it('needs nothing on loopback, and says so by its mode', () => {
    expect(orchestratorConfiguration({})).toEqual({ host: '127.0.0.1', port: 50051, callers: { mode: 'demo' }, limits: usualLimits });
  });

  it('takes how many questions may be at work, in all and of one caller', () => {
    const set = { GUICHET_QUESTIONS_IN_FLIGHT: '7', GUICHET_QUESTIONS_IN_FLIGHT_PER_CALLER: '3' };
    expect(orchestratorConfiguration(set).limits).toMatchObject({ inFlight: 7, inFlightPerCaller: 3 });
  });

  it('refuses to believe every caller on another address', () => {
    expect(() => orchestratorConfiguration({ GUICHET_GRPC_HOST: '0.0.0.0' })).toThrow(/loopback alone, not 0\.0\.0\.0/);
  });

  const keys = { keys: [{ kty: 'OKP', crv: 'Ed25519', x: 'AA' }] };
  const tokens = () => ({ ...trust, GUICHET_CALLER_JWKS: file('keys.json', JSON.stringify(keys)) });
  const encrypted = () => ({ GUICHET_GRPC_TLS_CERT: server.certificate, GUICHET_GRPC_TLS_KEY: server.key });
  const callers = (text: string) => ({
    GUICHET_GRPC_TLS_CLIENT_CA: authority.file,
    GUICHET_CALLER_CERTIFICATES: file('callers.json', text),
  });
  const anywhere = { GUICHET_GRPC_HOST: '0.0.0.0' };

  it('serves any address to callers with signed tokens, encrypted', () => {
    expect(orchestratorConfiguration({ ...anywhere, ...tokens(), ...encrypted() })).toMatchObject({
      host: '0.0.0.0',
      callers: { mode: 'jwt', keys, audience: 'guichet' },
      tls: { certificate: expect.any(Buffer), key: expect.any(Buffer), clientAuthority: undefined },
    });
  });

  it('refuses plain text on another address than loopback, and demo mode there even when encrypted', () => {
    expect(() => orchestratorConfiguration({ ...anywhere, ...tokens() })).toThrow(/plain text serves loopback alone, not 0\.0\.0\.0/);
    expect(() => orchestratorConfiguration({ ...anywhere, ...encrypted() })).toThrow(/demo mode .* loopback alone/);
    expect(orchestratorConfiguration(encrypted())).toMatchObject({ host: '127.0.0.1', callers: { mode: 'demo' } });
  });

  it('serves any address to callers with declared client certificates', () => {
    const declared = callers('{"callers":[{"certificate":"cn:crm","role":"service"}]}');
    expect(orchestratorConfiguration({ ...anywhere, ...encrypted(), ...declared })).toMatchObject({
      callers: { mode: 'certificate', certificates: [{ subject: 'cn:crm', role: 'service' }] },
      tls: { clientAuthority: expect.any(Buffer) },
    });
  });

  it('says which TLS file is missing, and what a declaration of callers lacks', () => {
    const { GUICHET_GRPC_TLS_CERT } = encrypted();
    expect(() => orchestratorConfiguration({ GUICHET_GRPC_TLS_CERT })).toThrow(
      /GUICHET_GRPC_TLS_CERT and GUICHET_GRPC_TLS_KEY are set together/,
    );
    const none = join(folder, 'none.pem');
    expect(() => orchestratorConfiguration({ ...encrypted(), GUICHET_GRPC_TLS_KEY: none })).toThrow(/GUICHET_GRPC_TLS_KEY .* is not there/);
    expect(() => orchestratorConfiguration({ ...encrypted(), GUICHET_GRPC_TLS_CLIENT_CA: none })).toThrow(/TLS_CLIENT_CA .* is not there/);
    expect(() => orchestratorConfiguration({ ...encrypted(), ...callers('{"callers":[]}') })).toThrow(
      /declares callers: it needs `callers`/,
    );
    const { GUICHET_CALLER_CERTIFICATES } = callers('{}');
    expect(() => orchestratorConfiguration({ ...encrypted(), GUICHET_CALLER_CERTIFICATES })).toThrow(/needs GUICHET_GRPC_TLS_CLIENT_CA/);
  });

  it('does not fall back to demo mode when a part is missing or wrong', () => {
    expect(() => orchestratorConfiguration(trust)).toThrow(/set together/);
    for (const keys of [join(folder, 'none.json'), file('empty.json', '{"keys":[]}'), file('text.json', 'keys')])
      expect(() => orchestratorConfiguration({ ...trust, GUICHET_CALLER_JWKS: keys })).toThrow(/must be a file with a JSON Web Key Set/);
  });
});
