import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TestAuthority, type CertificateFiles } from '@guichet/testing';
import { readAuthorities, readKeyPair } from './tls-files.ts';

let authority: TestAuthority;
let server: CertificateFiles;
beforeAll(async () => {
  authority = await TestAuthority.make('Test authority');
  server = await authority.issue({ commonName: 'localhost' });
});
afterAll(() => authority.remove());

const pair = (certificate: string, key: string) => readKeyPair({ setting: 'CERT', path: certificate }, { setting: 'KEY', path: key });

describe('a certificate and its key', () => {
  it('are read as they are', () => {
    const read = pair(server.certificate, server.key);
    expect(read.certificate.toString()).toMatch(/^-----BEGIN CERTIFICATE-----/);
    expect(read.key.toString()).toMatch(/^-----BEGIN PRIVATE KEY-----/);
  });

  it('are refused once the certificate has expired, and before it counts', async () => {
    const expired = await authority.issue({ commonName: 'old', validDays: [-3, -1] });
    const early = await authority.issue({ commonName: 'new', validDays: [1, 2] });
    expect(() => pair(expired.certificate, expired.key)).toThrow(/CERT .*\(CN=old\) that expired at .*renew it/);
    expect(() => pair(early.certificate, early.key)).toThrow(/CERT .*\(CN=new\) that is valid from .*correct the clock/);
  });

  it('are refused when they do not belong together', async () => {
    const other = await authority.issue({ commonName: 'other' });
    expect(() => pair(server.certificate, other.key)).toThrow(/KEY .* is not the key of CERT/);
  });
});

describe('a file that does not serve', () => {
  it.each([
    ['missing', () => `${server.certificate}.none`, /is not there; correct the path/],
    ['unreadable', () => server.certificate.replace(/\/[^/]+$/, ''), /may not read/],
    ['malformed', () => server.key, /holds no certificate/],
    [
      'malformed',
      () => authority.write('broken.pem', '-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n'),
      /cannot be read; export it again/,
    ],
  ])('is said to be %s, with what to do', (problem, path, message) => {
    for (const read of [() => pair(path(), server.key), () => readAuthorities({ setting: 'CERT', path: path() })]) {
      expect(read).toThrow(message);
      expect(read).toThrow(expect.objectContaining({ code: 'INVALID_ARGUMENT', details: { setting: 'CERT', problem } }));
    }
  });

  it('may be the key', () => {
    expect(() => pair(server.certificate, server.certificate)).toThrow(/KEY .* holds no private key without a passphrase/);
  });
});

it('authorities are believed while one of them is valid', async () => {
  const expired = await authority.issue({ commonName: 'old', validDays: [-3, -1] });
  expect(readAuthorities({ setting: 'CA', path: authority.file }).length).toBeGreaterThan(0);
  expect(() => readAuthorities({ setting: 'CA', path: expired.certificate })).toThrow(/CA .* expired/);
});
