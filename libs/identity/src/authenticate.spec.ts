import { beforeAll, describe, expect, it } from '@jest/globals';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JSONWebKeySet } from 'jose';
import { authenticate, type CallerPolicy } from './authenticate.ts';

const bearing = (authorization: string | undefined) => ({ authorization, certificate: undefined });

describe('authenticate, demo mode', () => {
  const demo: CallerPolicy = { mode: 'demo' };

  it('reads a customer', async () => {
    expect(await authenticate(bearing('Bearer demo:customer:C-1001'), demo)).toMatchObject({
      role: 'customer',
      customers: { '*': 'C-1001' },
    });
  });

  it.each([undefined, 'Basic abc', 'Bearer demo:customer', 'Bearer demo:staff:7', 'Bearer demo:admin', 'Bearer x'])(
    'refuses %s',
    async (header) => {
      await expect(authenticate(bearing(header), demo)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    },
  );
});

describe('authenticate, signed tokens', () => {
  let key: CryptoKey;
  let policy: CallerPolicy;

  beforeAll(async () => {
    const pair = await generateKeyPair('EdDSA');
    key = pair.privateKey;
    const keys: JSONWebKeySet = { keys: [{ ...(await exportJWK(pair.publicKey)), alg: 'EdDSA' }] };
    policy = { mode: 'jwt', keys, audience: 'guichet', issuer: 'bank' };
  });

  const token = (claims: Record<string, unknown>, audience = 'guichet', expiry = '1m') =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'EdDSA' })
      .setSubject('crm')
      .setIssuer('bank')
      .setAudience(audience)
      .setExpirationTime(expiry)
      .sign(key);

  it('maps the claims', async () => {
    const signed = await token({ role: 'customer', customers: { banking: '7' }, domains: ['banking'] });
    expect(await authenticate(bearing(`Bearer ${signed}`), policy)).toEqual({
      subject: 'crm',
      role: 'customer',
      customers: { banking: '7' },
      domains: ['banking'],
    });
  });

  it('refuses another audience, an expired token and an unknown role', async () => {
    for (const signed of [
      await token({ role: 'staff' }, 'other'),
      await token({ role: 'staff' }, 'guichet', '-2m'),
      await token({ role: 'root' }),
    ]) {
      await expect(authenticate(bearing(`Bearer ${signed}`), policy)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    }
  });

  it('takes the certificate of a caller that sends no token, where it is declared', async () => {
    const both: CallerPolicy = {
      ...(policy as Extract<CallerPolicy, { mode: 'jwt' }>),
      certificates: [{ subject: 'cn:desk', role: 'staff', customers: {}, domains: undefined }],
    };
    const certificate = { names: ['cn:desk'] };
    expect(await authenticate({ authorization: undefined, certificate }, both)).toMatchObject({ subject: 'cn:desk', role: 'staff' });
    const authorization = `Bearer ${await token({ role: 'service' })}`;
    expect(await authenticate({ authorization, certificate }, both)).toMatchObject({ subject: 'crm', role: 'service' });
    await expect(authenticate({ authorization: 'Bearer x', certificate }, both)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    await expect(authenticate({ authorization: undefined, certificate }, policy)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});
