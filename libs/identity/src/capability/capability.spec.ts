import { beforeAll, expect, it } from '@jest/globals';
import { importJWK, SignJWT, type JWK } from 'jose';
import type { Capability } from './capability.ts';
import { newSigningKey, publicKeysOf } from './capability-keys.ts';
import { CapabilitySigner } from './capability-signer.ts';
import { CapabilityVerifier, type ClaimedUse } from './capability-verifier.ts';

const now = Date.parse('2026-12-01T12:00:00Z');
const capability: Capability = { runId: 'run', stepId: 's1', role: 'customer', customer: 'C-1001', toolClasses: ['read'] };
const claimed: ClaimedUse = {
  calls: [{ runId: 'run', stepId: 's1' }],
  caller: { role: 'customer', customerId: 'C-1001' },
  toolClass: 'read',
};

let key: JWK;
let signer: CapabilitySigner;
let banking: CapabilityVerifier;

beforeAll(async () => {
  key = await newSigningKey();
  signer = await CapabilitySigner.with(key, () => now);
  banking = at(now);
});

const at = (time: number, service = 'banking') => new CapabilityVerifier(service, publicKeysOf(key), () => time);
const refused = (capabilityFault: string) => ({ code: 'PERMISSION_DENIED', details: { capability: capabilityFault } });

/** Signed with the right key, and with whatever else. */
async function signed(claims: Record<string, unknown>, header: Record<string, string> = {}): Promise<string> {
  const usual = { iss: 'guichet-orchestrator', aud: 'banking', iat: now / 1000, exp: now / 1000 + 10 };
  const body = { ...usual, run: 'run', step: 's1', role: 'customer', customer: 'C-1001', tools: ['read'], ...claims };
  return new SignJWT(body)
    .setProtectedHeader({ alg: 'Ed25519', typ: 'guichet-capability+jwt', kid: key.kid!, ...header })
    .sign(await importJWK(key, 'Ed25519'));
}

it('comes back as it was signed', async () => {
  const token = await signer.sign(capability, 'banking', now + 10_000);
  expect(await banking.verify(token, claimed)).toEqual(capability);
});

it('is refused when it is absent or no capability', async () => {
  await expect(banking.verify(undefined, claimed)).rejects.toMatchObject(refused('absent'));
  await expect(banking.verify('nothing', claimed)).rejects.toMatchObject(refused('malformed'));
});

it('is refused by every other service', async () => {
  const token = await signer.sign(capability, 'banking', now + 10_000);
  await expect(at(now, 'insurance').verify(token, claimed)).rejects.toMatchObject(refused('audience'));
});

it('is refused when a letter of it was altered', async () => {
  const [header, , signature] = (await signer.sign(capability, 'banking', now + 10_000)).split('.');
  const other = (await signer.sign({ ...capability, customer: 'C-1002' }, 'banking', now + 10_000)).split('.')[1];
  await expect(banking.verify([header, other, signature].join('.'), claimed)).rejects.toMatchObject(refused('signature'));
});

it('is refused when it is signed with another key, whatever it says about that key', async () => {
  const forged = await newSigningKey();
  const stranger = await CapabilitySigner.with(forged, () => now);
  await expect(banking.verify(await stranger.sign(capability, 'banking', now + 10_000), claimed)).rejects.toMatchObject(
    refused('unknown_key'),
  );
  const pretender = await CapabilitySigner.with({ ...forged, kid: key.kid! }, () => now);
  await expect(banking.verify(await pretender.sign(capability, 'banking', now + 10_000), claimed)).rejects.toMatchObject(
    refused('signature'),
  );
});

it('is refused when it is not signed at all', async () => {
  const [, body] = (await signer.sign(capability, 'banking', now + 10_000)).split('.');
  const header = Buffer.from(JSON.stringify({ alg: 'none', typ: 'guichet-capability+jwt' })).toString('base64url');
  await expect(banking.verify(`${header}.${body}.`, claimed)).rejects.toMatchObject(refused('malformed'));
});

it('expires with the deadline, give or take what clocks may differ by', async () => {
  const token = await signer.sign(capability, 'banking', now + 10_000);
  expect(await at(now + 14_000).verify(token, claimed)).toEqual(capability);
  expect(await at(now - 4_000).verify(token, claimed)).toEqual(capability);
  await expect(at(now + 16_000).verify(token, claimed)).rejects.toMatchObject(refused('expired'));
});

it('does not live long, however late the deadline', async () => {
  const token = await signer.sign(capability, 'banking', now + 3_600_000);
  await expect(at(now + 36_000).verify(token, claimed)).rejects.toMatchObject(refused('expired'));
  const longLived = await signed({ exp: now / 1000 + 3_600 });
  await expect(at(now + 36_000).verify(longLived, claimed)).rejects.toMatchObject(refused('expired'));
});

it.each([
  ['another run', { calls: [{ runId: 'other', stepId: 's1' }] }, 'other_call'],
  ['another step', { calls: [{ runId: 'run', stepId: 's2' }] }, 'other_call'],
  ['another run in one of two places', { calls: [...claimed.calls, { runId: 'other', stepId: 's1' }] }, 'other_call'],
  ['another customer', { caller: { role: 'customer', customerId: 'C-1002' } }, 'other_caller'],
  ['staff, who see all', { caller: { role: 'staff', customerId: '' } }, 'other_caller'],
])('is refused when the request is for %s', async (_, use, fault) => {
  const token = await signer.sign(capability, 'banking', now + 10_000);
  await expect(banking.verify(token, { ...claimed, ...use })).rejects.toMatchObject(refused(fault));
});

it('is refused when the request asks for a class of tools that it does not grant', async () => {
  const token = await signer.sign({ ...capability, toolClasses: [] }, 'banking', now + 10_000);
  await expect(banking.verify(token, claimed)).rejects.toMatchObject(refused('tool_class'));
  expect(await banking.verify(token, { ...claimed, toolClass: undefined })).toMatchObject({ toolClasses: [] });
});

it.each([
  ['no run', { run: undefined }],
  ['an unknown role', { role: 'root' }],
  ['no customer', { customer: undefined }],
  ['no list of tools', { tools: 'read' }],
  ['another issuer', { iss: 'bank' }],
])('is refused when it is signed with %s', async (_, claims) => {
  await expect(banking.verify(await signed(claims), claimed)).rejects.toMatchObject(refused('malformed'));
});

it('is not taken from a token of another kind that the same key signed', async () => {
  await expect(banking.verify(await signed({}, { typ: 'JWT' }), claimed)).rejects.toMatchObject(refused('malformed'));
});

it('is accepted from the new key and from the one before while keys change', async () => {
  const next = await newSigningKey();
  const both = new CapabilityVerifier('banking', publicKeysOf(next, key), () => now);
  for (const signing of [key, next]) {
    const token = await (await CapabilitySigner.with(signing, () => now)).sign(capability, 'banking', now + 10_000);
    expect(await both.verify(token, claimed)).toEqual(capability);
  }
});
