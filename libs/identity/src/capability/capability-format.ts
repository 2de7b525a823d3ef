/** What signer and verifier agree on. */
export const capabilityFormat = {
  algorithm: 'Ed25519',
  type: 'guichet-capability+jwt',
  issuer: 'guichet-orchestrator',
  /** It is checked when the request arrives and not again, so it need not live as long as the work. */
  longestSeconds: 30,
  /** By how much the clocks of two machines may differ. */
  clockSkewSeconds: 5,
} as const;
