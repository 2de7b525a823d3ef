import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JSONWebKeySet, type JWK } from 'jose';
import { capabilityFormat } from './capability-format.ts';

/** A private key to sign capabilities with; its `kid` is its thumbprint (RFC 7638). */
export async function newSigningKey(): Promise<JWK> {
  const { algorithm } = capabilityFormat;
  const { privateKey } = await generateKeyPair(algorithm, { extractable: true });
  const key = await exportJWK(privateKey);
  return { ...key, alg: algorithm, use: 'sig', kid: await calculateJwkThumbprint(key) };
}

/** The public halves, for those who check. */
export const publicKeysOf = (...keys: readonly JWK[]): JSONWebKeySet => ({ keys: keys.map(({ d: _private, ...open }) => open) });

export const isSigningKey = (key: JWK): boolean => isCapabilityKey(key) && typeof key.d === 'string';

/** A private key does not belong where capabilities are checked. */
export const isPublicKey = (key: JWK): boolean => isCapabilityKey(key) && key.d === undefined;

const isCapabilityKey = ({ kty, crv, x, kid }: JWK): boolean =>
  kty === 'OKP' && crv === capabilityFormat.algorithm && typeof x === 'string' && typeof kid === 'string' && kid !== '';
