import { Server, ServerCredentials } from '@grpc/grpc-js';
import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { GuichetServiceService, type GuichetServiceServer } from '@guichet/contracts';
import { TestAuthority, type CertificateFiles } from '@guichet/testing';
import type { Client } from './client.ts';
import { connect } from './connection.ts';
import { exitCode, explain } from './exit-code.ts';

let authority: TestAuthority;
let own: CertificateFiles;
let server: Server;
let address: string;
const seen: { authorization: string | undefined; certificate: string | undefined }[] = [];

beforeAll(async () => {
  authority = await TestAuthority.make('Test authority');
  own = await authority.issue({ commonName: 'crm' });
  const counter = await authority.issue({ commonName: 'counter', names: [{ type: 'ip', value: '127.0.0.1' }] });
  server = new Server();
  const listDomains: GuichetServiceServer['listDomains'] = (call, done) => {
    const authorization = call.metadata.get('authorization')[0]?.toString();
    seen.push({ authorization, certificate: call.getAuthContext().sslPeerCertificate?.subject.CN as string | undefined });
    done(null, { domains: [] });
  };
  server.addService(GuichetServiceService, { listDomains });
  const pair = { cert_chain: readFileSync(counter.certificate), private_key: readFileSync(counter.key) };
  const security = ServerCredentials.createSsl(readFileSync(authority.file), [pair], true);
  const port = await new Promise<number>((resolve, reject) =>
    server.bindAsync('127.0.0.1:0', security, (error, bound) => (error ? reject(error) : resolve(bound))),
  );
  address = `127.0.0.1:${port}`;
});
afterAll(() => {
  server.forceShutdown();
  authority.remove();
});

let client: Client | undefined;
afterEach(() => client?.close());

it('brings the client certificate, and then no token that nobody asked for', async () => {
  client = connect({ server: address, tlsCa: authority.file, cert: own.certificate, key: own.key });
  expect(await client.domains('en')).toEqual([]);
  expect(seen.at(-1)).toEqual({ authorization: undefined, certificate: 'crm' });
});

it('brings the caller of --as as a token over TLS', async () => {
  client = connect({ server: address, tlsCa: authority.file, cert: own.certificate, key: own.key, as: 'service' });
  await client.domains('en');
  expect(seen.at(-1)).toEqual({ authorization: 'Bearer demo:service', certificate: 'crm' });
});

it('says what to do when the server is not trusted', async () => {
  const stranger = await TestAuthority.make('Another authority');
  try {
    client = connect({ server: address, tlsCa: stranger.file, cert: own.certificate, key: own.key });
    const { line, code } = explain(await client.domains('en').catch((error: unknown) => error));
    expect(code).toBe(exitCode.unreachable);
    expect(line).toMatch(/--tls-ca/);
  } finally {
    stranger.remove();
  }
});

it('names the option that is missing or wrong', () => {
  const files = { cert: own.certificate, key: own.key };
  expect(() => connect({ server: address, ...files })).toThrow(/Give --tls-ca/);
  expect(() => connect({ server: address, tlsCa: authority.file, cert: own.certificate })).toThrow(/--cert and --key together/);
  expect(() => connect({ server: address, tlsCa: `${authority.file}.none` })).toThrow(/--tls-ca .* is not there/);
});
