import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JSONWebKeySet, JWK } from 'jose';
import { GuichetError } from '@guichet/contracts';
import { isPublicKey, isSigningKey, newSigningKey, publicKeysOf } from './capability-keys.ts';

export interface KeyFiles {
  /** For the orchestrator alone: a JSON Web Key. */
  readonly signingKey: string;
  /** For agents and the critic: a JSON Web Key Set. */
  readonly publicKeys: string;
}

export const keyFilesIn = (folder: string): KeyFiles => ({
  signingKey: join(folder, 'capability-signing-key.json'),
  publicKeys: join(folder, 'capability-public-keys.json'),
});

/** Makes a new signing key. The public key of the one before stays valid beside the new one until the next time. */
export async function writeNewKeys(folder: string): Promise<KeyFiles> {
  const files = keyFilesIn(folder);
  const before = existsSync(files.publicKeys) ? readPublicKeys(files.publicKeys).keys.slice(0, 1) : [];
  const key = await newSigningKey();
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  write(files.publicKeys, publicKeysOf(key, ...before), 0o644);
  write(files.signingKey, key, 0o600);
  return files;
}

/** A pair in a folder of this home, made by whoever asks first: for development, where one machine runs every service. */
export async function developmentKeys(home: string): Promise<KeyFiles> {
  const files = keyFilesIn(join(home, 'keys'));
  if (existsSync(files.publicKeys)) return files;
  mkdirSync(home, { recursive: true });
  const made = mkdtempSync(join(home, 'keys.'));
  await writeNewKeys(made);
  try {
    renameSync(made, join(home, 'keys'));
  } catch (error) {
    rmSync(made, { recursive: true });
    if (!existsSync(files.publicKeys)) throw error;
  }
  return files;
}

/** Moved into place whole: whoever starts meanwhile reads the one before. */
function write(file: string, content: object, mode: number): void {
  writeFileSync(`${file}.part`, `${JSON.stringify(content, undefined, 2)}\n`, { mode });
  renameSync(`${file}.part`, file);
}

/** INVALID_ARGUMENT when the file does not hold a private Ed25519 key with a `kid`. */
export function readSigningKey(file: string): JWK {
  const key = parsed<JWK>(file);
  if (key && isSigningKey(key)) return key;
  throw wrong(`${file} must hold one private Ed25519 key with a kid, as \`guichet keys new\` writes it`);
}

/** INVALID_ARGUMENT when the file does not hold public Ed25519 keys, each with a `kid`, or holds a private one. */
export function readPublicKeys(file: string): JSONWebKeySet {
  const set = parsed<Partial<JSONWebKeySet>>(file);
  if (Array.isArray(set?.keys) && set.keys.length > 0 && set.keys.every(isPublicKey)) return { keys: set.keys };
  throw wrong(`${file} must hold public Ed25519 keys alone, each with a kid, as \`guichet keys new\` writes them`);
}

function parsed<Content>(file: string): Content | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Content | null;
  } catch (cause) {
    throw wrong(`${file} cannot be read as JSON`, cause);
  }
}

const wrong = (what: string, cause?: unknown) => new GuichetError('INVALID_ARGUMENT', `The configuration is wrong: ${what}.`, { cause });
