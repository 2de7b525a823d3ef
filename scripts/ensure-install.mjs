#!/usr/bin/env node
// Before `npm start` and `npm test`: installs what the lock says, and only when the lock has changed since the last time.
// Runs on whatever Node the person has (20 or newer); everything after it runs on the Node 24 that it installs.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

if (Number(process.versions.node.split('.')[0]) < 20) {
  console.error(`Guichet needs Node 20 or newer to install itself; this is ${process.version}.`);
  process.exit(1);
}
const stamp = 'node_modules/.guichet-lock';
const hash = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== hash) {
  console.error('Installing dependencies (about half a minute, once) …');
  const npm = process.env.npm_execpath;
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = npm ? spawnSync(process.execPath, [npm, ...args], { stdio: 'inherit' }) : spawnSync('npm', args, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(stamp, hash);
}
