import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { signerConfiguration, verifierConfiguration } from './capability.config.ts';
import { developmentKeys, readPublicKeys, readSigningKey, writeNewKeys, type KeyFiles } from './key-files.ts';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'guichet-keys-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const environmentOf = ({ signingKey, publicKeys }: KeyFiles) => ({
  GUICHET_CAPABILITY_SIGNING_KEY: signingKey,
  GUICHET_CAPABILITY_PUBLIC_KEYS: publicKeys,
});
const capability = { runId: 'run', stepId: 's1', role: 'staff', customer: '', toolClasses: ['read'] } as const;
const accepts = async (signing: NodeJS.ProcessEnv, checking: NodeJS.ProcessEnv) => {
  const token = await (await signerConfiguration(signing)).sign(capability, 'banking', Date.now() + 10_000);
  return (await verifierConfiguration('banking', checking)).verify(token, { calls: [capability] });
};

it('a written pair signs and checks; only its owner reads the private key', async () => {
  const files = await writeNewKeys(folder);
  expect(await accepts(environmentOf(files), environmentOf(files))).toEqual(capability);
  expect(statSync(files.signingKey).mode & 0o777).toBe(0o600);
  expect(readFileSync(files.publicKeys, 'utf8')).not.toContain('"d"');
});

it('the key before stays valid beside the new one, older ones go', async () => {
  const kids: string[] = [];
  for (let round = 0; round < 3; round++) kids.push(readSigningKey((await writeNewKeys(folder)).signingKey).kid!);
  expect(readPublicKeys(join(folder, 'capability-public-keys.json')).keys.map(({ kid }) => kid)).toEqual([kids[2], kids[1]]);
});

it('services that share a home share a pair, whoever comes first; in production a pair must be given', async () => {
  const home = join(folder, 'home');
  const made = await Promise.all(Array.from({ length: 5 }, () => developmentKeys(home)));
  expect(new Set(made.map(({ publicKeys }) => publicKeys)).size).toBe(1);
  expect(await accepts({ GUICHET_HOME: home }, { GUICHET_HOME: home })).toEqual(capability);
  const production = { GUICHET_HOME: home, NODE_ENV: 'production' };
  await expect(signerConfiguration(production)).rejects.toMatchObject({ code: 'INVALID_ARGUMENT' });
  await expect(verifierConfiguration('banking', production)).rejects.toMatchObject({ code: 'INVALID_ARGUMENT' });
});

it('a private key is not accepted where capabilities are checked, nor a public one where they are signed', async () => {
  const { signingKey, publicKeys } = await writeNewKeys(folder);
  const set = join(folder, 'set.json');
  writeFileSync(set, JSON.stringify({ keys: [JSON.parse(readFileSync(signingKey, 'utf8'))] }));
  expect(() => readPublicKeys(set)).toThrow(/public Ed25519 keys alone/);
  expect(() => readSigningKey(publicKeys)).toThrow(/private Ed25519 key/);
  expect(() => readPublicKeys(join(folder, 'none.json'))).toThrow(/cannot be read/);
});
