import { importJWK, SignJWT, type CryptoKey, type JWK } from 'jose';
import { toClaims, type Capability } from './capability.ts';
import { capabilityFormat } from './capability-format.ts';

/** Signs capabilities; the orchestrator alone has one. */
export class CapabilitySigner {
  private constructor(
    private readonly key: CryptoKey,
    private readonly keyId: string,
    private readonly now: () => number,
  ) {}

  /** `key` is a private Ed25519 key with a `kid`, as `newSigningKey` makes it. */
  static async with(key: JWK, now: () => number = Date.now): Promise<CapabilitySigner> {
    const imported = await importJWK(key, capabilityFormat.algorithm);
    return new CapabilitySigner(imported as CryptoKey, key.kid!, now);
  }

  /** For one service, until the deadline (epoch milliseconds), but never for long. */
  sign(capability: Capability, service: string, deadline: number): Promise<string> {
    const { algorithm, type, issuer, longestSeconds } = capabilityFormat;
    const issuedAt = Math.floor(this.now() / 1000);
    return new SignJWT(toClaims(capability))
      .setProtectedHeader({ alg: algorithm, typ: type, kid: this.keyId })
      .setIssuer(issuer)
      .setAudience(service)
      .setIssuedAt(issuedAt)
      .setExpirationTime(Math.min(Math.ceil(deadline / 1000), issuedAt + longestSeconds))
      .sign(this.key);
  }
}
