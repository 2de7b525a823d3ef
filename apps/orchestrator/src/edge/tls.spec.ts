import { credentials, Metadata, status as grpc, type ChannelCredentials, type ServiceError } from '@grpc/grpc-js';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey } from 'jose';
import { createInProcessBus, InProcessHub, type Bus } from '@guichet/bus';
import { GuichetServiceClient, type ListDomainsResponse } from '@guichet/contracts';
import { CapabilitySigner, newSigningKey } from '@guichet/identity';
import { TestAuthority, type CertificateFiles } from '@guichet/testing';
import { orchestratorConfiguration } from '../orchestrator.config.ts';
import { startOrchestrator, type Orchestrator } from '../start-orchestrator.ts';

const issuer = 'https://login.example';
let authority: TestAuthority;
let stranger: TestAuthority;
let server: CertificateFiles;
let crm: CertificateFiles;
let signingKey: CryptoKey;
let jwks: string;

beforeAll(async () => {
  authority = await TestAuthority.make('Test authority');
  stranger = await TestAuthority.make('Another authority');
  server = await authority.issue({ commonName: 'counter', names: [{ type: 'ip', value: '127.0.0.1' }] });
  crm = await authority.issue({ commonName: 'crm', names: [{ type: 'url', value: 'spiffe://bank.example/crm' }] });
  const pair = await generateKeyPair('EdDSA');
  signingKey = pair.privateKey;
  jwks = authority.write('jwks.json', JSON.stringify({ keys: [{ ...(await exportJWK(pair.publicKey)), alg: 'EdDSA' }] }));
});
afterAll(() => {
  authority.remove();
  stranger.remove();
});

let bus: Bus | undefined;
let orchestrator: Orchestrator | undefined;
let client: GuichetServiceClient | undefined;
afterEach(async () => {
  client?.close();
  await orchestrator?.close();
  await bus?.close();
});

async function serve(environment: NodeJS.ProcessEnv): Promise<void> {
  bus = createInProcessBus({ hub: new InProcessHub(), user: 'orchestrator' });
  const encrypted = { GUICHET_GRPC_TLS_CERT: server.certificate, GUICHET_GRPC_TLS_KEY: server.key };
  const signer = await CapabilitySigner.with(await newSigningKey());
  orchestrator = await startOrchestrator({ bus, signer, ...orchestratorConfiguration({ ...encrypted, ...environment }), port: 0 });
}

const trusting = (trusted: TestAuthority, own?: CertificateFiles) =>
  own
    ? credentials.createSsl(readFileSync(trusted.file), readFileSync(own.key), readFileSync(own.certificate))
    : credentials.createSsl(readFileSync(trusted.file));

/** Calls the server once; resolves when it takes the caller, rejects with the gRPC error. */
function call(channel: ChannelCredentials, token?: string): Promise<ListDomainsResponse> {
  const opened = (client = new GuichetServiceClient(orchestrator!.address, channel));
  const metadata = new Metadata();
  if (token !== undefined) metadata.set('authorization', `Bearer ${token}`);
  return new Promise((resolve, reject) => {
    opened.listDomains({ locale: 'en' }, metadata, (error: ServiceError | null, response) => (error ? reject(error) : resolve(response)));
  });
}

const token = () =>
  new SignJWT({ role: 'staff' })
    .setProtectedHeader({ alg: 'EdDSA' })
    .setSubject('desk')
    .setIssuer(issuer)
    .setAudience('guichet')
    .setExpirationTime('5m')
    .sign(signingKey);

const tokens = () => ({ GUICHET_CALLER_JWKS: jwks, GUICHET_CALLER_AUDIENCE: 'guichet', GUICHET_CALLER_ISSUER: issuer });

/** mTLS, with the callers that a policy file declares. */
const certificates = (...callers: object[]) => ({
  GUICHET_GRPC_TLS_CLIENT_CA: authority.file,
  GUICHET_CALLER_CERTIFICATES: authority.write('callers.json', JSON.stringify({ callers })),
});
const declaredCrm = { certificate: 'uri:spiffe://bank.example/crm', role: 'service' };

describe('TLS', () => {
  it('takes a bearer token over an encrypted connection', async () => {
    await serve(tokens());
    expect(await call(trusting(authority), await token())).toEqual({ domains: [] });
    client?.close();
    await expect(call(trusting(authority))).rejects.toMatchObject({ code: grpc.UNAUTHENTICATED });
  });

  it('refuses a client that speaks plain text', async () => {
    await serve(tokens());
    await expect(call(credentials.createInsecure(), await token())).rejects.toMatchObject({ code: grpc.UNAVAILABLE });
  });

  it('is not trusted by a client that knows another authority alone', async () => {
    await serve(tokens());
    await expect(call(trusting(stranger), await token())).rejects.toMatchObject({ code: grpc.UNAVAILABLE });
  });
});

describe('mTLS', () => {
  it('knows the caller by the certificate, as the policy declares it', async () => {
    await serve(certificates(declaredCrm));
    expect(await call(trusting(authority, crm))).toEqual({ domains: [] });
  });

  it('refuses a certificate of its authority that the policy does not declare, and names it', async () => {
    await serve(certificates({ ...declaredCrm, certificate: 'cn:desk' }));
    await expect(call(trusting(authority, crm))).rejects.toMatchObject({
      code: grpc.UNAUTHENTICATED,
      details: expect.stringContaining('uri:spiffe://bank.example/crm'),
    });
  });

  it('refuses a connection without a client certificate, whatever its token', async () => {
    await serve({ ...certificates(declaredCrm), ...tokens() });
    await expect(call(trusting(authority), await token())).rejects.toMatchObject({ code: grpc.UNAVAILABLE });
  });

  it('refuses a client certificate of another authority that says the same names', async () => {
    const forged = await stranger.issue({ commonName: 'crm', names: [{ type: 'url', value: 'spiffe://bank.example/crm' }] });
    await serve(certificates(declaredCrm));
    await expect(call(trusting(authority, forged))).rejects.toMatchObject({ code: grpc.UNAVAILABLE });
  });

  it('refuses a client certificate that has expired', async () => {
    const expired = await authority.issue({
      commonName: 'crm',
      names: [{ type: 'url', value: 'spiffe://bank.example/crm' }],
      validDays: [-3, -1],
    });
    await serve(certificates(declaredCrm));
    await expect(call(trusting(authority, expired))).rejects.toMatchObject({ code: grpc.UNAVAILABLE });
  });
});
