import { describe, expect, it } from '@jest/globals';
import { authenticate, type CallerPolicy } from './authenticate.ts';
import { parseKnownCertificates } from './certificate-caller.ts';

const declared = parseKnownCertificates(
  JSON.stringify({
    callers: [
      { certificate: 'uri:spiffe://bank.example/crm', role: 'service', domains: ['banking'] },
      { certificate: 'cn:branch', role: 'staff' },
      { certificate: 'dns:kiosk.example', role: 'customer', customers: { banking: '7' } },
    ],
  }),
);
const policy: CallerPolicy = { mode: 'certificate', certificates: declared };
const holding = (...names: string[]) => ({ authorization: undefined, certificate: { names } });

describe('a caller known by its certificate', () => {
  it.each([
    [
      ['cn:crm', 'uri:spiffe://bank.example/crm'],
      { subject: 'uri:spiffe://bank.example/crm', role: 'service', customers: {}, domains: ['banking'] },
    ],
    [['cn:branch'], { subject: 'cn:branch', role: 'staff', customers: {}, domains: undefined }],
    [['dns:kiosk.example'], { subject: 'dns:kiosk.example', role: 'customer', customers: { banking: '7' }, domains: undefined }],
  ])('%j is whom the policy declares', async (names, identity) => {
    expect(await authenticate(holding(...names), policy)).toEqual(identity);
  });

  it('is refused when nobody declared it: a name counts only as its own kind', async () => {
    for (const name of ['cn:stranger', 'dns:branch', 'cn:spiffe://bank.example/crm'])
      await expect(authenticate(holding(name), policy)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it('is refused without a certificate, and with a token that would say something else', async () => {
    await expect(authenticate({ authorization: undefined, certificate: undefined }, policy)).rejects.toThrow(/client certificate/);
    await expect(authenticate({ ...holding('cn:branch'), authorization: 'Bearer demo:staff' }, policy)).rejects.toThrow(/takes no token/);
  });
});

describe('a declaration', () => {
  it.each([
    ['{}', /needs `callers`/],
    ['{"callers":[{"certificate":"branch","role":"staff"}]}', /callers\[0\]\.certificate must be/],
    ['{"callers":[{"certificate":"cn:a","role":"root"}]}', /callers\[0\]\.role must be/],
    ['{"callers":[{"certificate":"cn:a","role":"staff","domain":"banking"}]}', /no field domain/],
    ['{"callers":[{"certificate":"cn:a","role":"staff","domains":"banking"}]}', /domains must be/],
    ['{"callers":[{"certificate":"cn:a","role":"customer"}]}', /customers must hold/],
    ['{"callers":[{"certificate":"cn:a","role":"staff","customers":{"banking":"7"}}]}', /customers must hold/],
  ])('%s is refused', (text, message) => {
    expect(() => parseKnownCertificates(text)).toThrow(message);
  });
});
