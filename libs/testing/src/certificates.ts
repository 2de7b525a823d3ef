import 'reflect-metadata'; // @peculiar/x509 finds its parts by it
import type { webcrypto } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  BasicConstraintsExtension,
  SubjectAlternativeNameExtension,
  X509CertificateGenerator,
  type JsonGeneralName,
  type X509Certificate,
} from '@peculiar/x509';

const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const;
const day = 86_400_000;

export interface Holder {
  readonly commonName: string;
  /** Such as `{ type: 'dns', value: 'localhost' }`, `{ type: 'url', value: 'spiffe://…' }`. */
  readonly names?: readonly JsonGeneralName[];
  /** Days from now; the default is a day ago to a day from now. */
  readonly validDays?: readonly [from: number, to: number];
}

/** Paths of PEM files. */
export interface CertificateFiles {
  readonly certificate: string;
  readonly key: string;
}

/** A certificate authority made for one suite, in a folder of its own, that signs what the suite needs. */
export class TestAuthority {
  /** PEM of the authority itself: what its clients trust. */
  readonly file: string;
  readonly #folder: string;
  readonly #certificate: X509Certificate;
  readonly #keys: webcrypto.CryptoKeyPair;
  #issued = 0;

  private constructor(folder: string, certificate: X509Certificate, keys: webcrypto.CryptoKeyPair) {
    this.#folder = folder;
    this.#certificate = certificate;
    this.#keys = keys;
    this.file = this.write('authority.pem', certificate.toString('pem'));
  }

  static async make(commonName: string): Promise<TestAuthority> {
    const keys = await makeKeys();
    const certificate = await X509CertificateGenerator.createSelfSigned({
      name: `CN=${commonName}`,
      keys,
      signingAlgorithm: algorithm,
      ...validity([-1, 1]),
      extensions: [new BasicConstraintsExtension(true, undefined, true)],
    });
    return new TestAuthority(mkdtempSync(join(tmpdir(), 'guichet-tls-')), certificate, keys);
  }

  async issue({ commonName, names = [], validDays = [-1, 1] }: Holder): Promise<CertificateFiles> {
    const keys = await makeKeys();
    const certificate = await X509CertificateGenerator.create({
      subject: `CN=${commonName}`,
      issuer: this.#certificate.subject,
      publicKey: keys.publicKey,
      signingKey: this.#keys.privateKey,
      signingAlgorithm: algorithm,
      ...validity(validDays),
      extensions: names.length > 0 ? [new SubjectAlternativeNameExtension([...names])] : [],
    });
    const key = Buffer.from(await crypto.subtle.exportKey('pkcs8', keys.privateKey)).toString('base64');
    const name = `${++this.#issued}`;
    return {
      certificate: this.write(`${name}.pem`, certificate.toString('pem')),
      key: this.write(`${name}.key`, `-----BEGIN PRIVATE KEY-----\n${key}\n-----END PRIVATE KEY-----\n`),
    };
  }

  /** Puts a file beside the certificates; its path. */
  write(name: string, text: string): string {
    const path = join(this.#folder, name);
    writeFileSync(path, text, { mode: 0o600 });
    return path;
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

const makeKeys = () => crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);

const validity = ([from, to]: readonly [number, number]) => ({
  notBefore: new Date(Date.now() + from * day),
  notAfter: new Date(Date.now() + to * day),
});
