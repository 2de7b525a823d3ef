#!/usr/bin/env node
// `npm install` leaves out of the lock the platform packages of Grafeo that a registry does not serve, and some npm versions then
// refuse `npm ci`. This adds their entries; run it after each `npm install` (the `postinstall` of developers, `npm run lock`).
import { readFileSync, writeFileSync } from 'node:fs';

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const engine = lock.packages['node_modules/@grafeo-db/js'];
for (const [name, version] of Object.entries(engine.optionalDependencies)) {
  const [os, cpu, libc] = name.replace('@grafeo-db/js-', '').split('-');
  lock.packages[`node_modules/${name}`] ??= {
    version,
    cpu: [cpu],
    license: engine.license,
    optional: true,
    os: [os],
    ...(os === 'linux' ? { libc: [libc === 'gnu' ? 'glibc' : libc] } : {}),
  };
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`);
