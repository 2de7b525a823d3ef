import { createPrivateKey, X509Certificate, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { GuichetError } from '@guichet/contracts';

/** A PEM file and the setting that names it, such as `GUICHET_GRPC_TLS_CERT` or `--cert`: errors tell by it what to correct. */
export interface TlsFile {
  readonly setting: string;
  readonly path: string;
}

/** As Node's and gRPC's TLS take them, in PEM. */
export interface KeyPair {
  readonly certificate: Buffer;
  readonly key: Buffer;
}

/**
 * Reads the authorities whose certificates are to be trusted; at least one must be valid now. Throws INVALID_ARGUMENT that says which setting is
 * wrong, how (`details.problem`: missing, unreadable, malformed, expired, not_yet_valid) and what to do.
 */
export function readAuthorities(file: TlsFile, now = new Date()): Buffer {
  const { bytes, certificates } = readCertificates(file);
  if (!certificates.some((certificate) => isValid(certificate, now))) throw outOfTime(file, certificates[0]!, now);
  return bytes;
}

/** Reads a certificate, its chain after it, and its private key. Throws as `readAuthorities`, also with `mismatch`. */
export function readKeyPair(certificateFile: TlsFile, keyFile: TlsFile, now = new Date()): KeyPair {
  const { bytes, certificates } = readCertificates(certificateFile);
  const expired = certificates.find((certificate) => !isValid(certificate, now));
  if (expired) throw outOfTime(certificateFile, expired, now);
  const key = readBytes(keyFile);
  if (!certificates[0]!.checkPrivateKey(privateKey(keyFile, key)))
    throw wrong(keyFile, 'mismatch', `is not the key of ${certificateFile.setting}; give the key that this certificate was made with`);
  return { certificate: bytes, key };
}

function readCertificates(file: TlsFile) {
  const bytes = readBytes(file);
  const blocks = bytes.toString('latin1').match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? [];
  try {
    if (blocks.length > 0) return { bytes, certificates: blocks.map((block) => new X509Certificate(block)) };
  } catch (cause) {
    throw wrong(file, 'malformed', 'holds a certificate that cannot be read; export it again as PEM', cause);
  }
  throw wrong(file, 'malformed', 'holds no certificate; give a PEM file with -----BEGIN CERTIFICATE-----');
}

function privateKey(file: TlsFile, bytes: Buffer): KeyObject {
  try {
    return createPrivateKey(bytes);
  } catch (cause) {
    throw wrong(file, 'malformed', 'holds no private key without a passphrase; give it as PEM with -----BEGIN PRIVATE KEY-----', cause);
  }
}

function readBytes(file: TlsFile): Buffer {
  try {
    return readFileSync(file.path);
  } catch (cause) {
    const missing = (cause as NodeJS.ErrnoException).code === 'ENOENT';
    throw missing
      ? wrong(file, 'missing', 'names a file that is not there; correct the path or put the file there', cause)
      : wrong(file, 'unreadable', 'names a file that this process may not read; let its user read it', cause);
  }
}

const isValid = ({ validFromDate, validToDate }: X509Certificate, now: Date) => validFromDate <= now && now <= validToDate;

function outOfTime(file: TlsFile, { subject, validFromDate, validToDate }: X509Certificate, now: Date): GuichetError {
  const name = subject.replaceAll('\n', ', ');
  return now > validToDate
    ? wrong(file, 'expired', `holds a certificate (${name}) that expired at ${validToDate.toISOString()}; renew it and start again`)
    : wrong(
        file,
        'not_yet_valid',
        `holds a certificate (${name}) that is valid from ${validFromDate.toISOString()}; wait, or correct the clock`,
      );
}

const wrong = ({ setting, path }: TlsFile, problem: string, what: string, cause?: unknown) =>
  new GuichetError('INVALID_ARGUMENT', `${setting} (${path}) ${what}.`, { cause, details: { setting, problem } });
