#!/usr/bin/env node
// Generates the contracts' types and their image from proto/, and does nothing while neither the protos nor the generator have changed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';

const stamp = 'libs/contracts/src/generated/.hash';
const protos = readdirSync('proto', { recursive: true })
  .filter((name) => name.endsWith('.proto'))
  .sort()
  .map((name) => `proto/${name}`);
const hash = createHash('sha256');
for (const file of [...protos, 'buf.yaml', 'buf.gen.yaml', 'package-lock.json']) hash.update(file).update(readFileSync(file));
const now = hash.digest('hex');

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== now) {
  for (const args of [['generate'], ['build', '-o', 'libs/contracts/guichet.binpb']]) {
    const { status } = spawnSync('node_modules/.bin/buf', args, { stdio: 'inherit' });
    if (status !== 0) process.exit(status ?? 1);
  }
  writeFileSync(stamp, now);
}
