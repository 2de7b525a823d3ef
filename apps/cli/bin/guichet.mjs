#!/usr/bin/env node
import { existsSync } from 'node:fs';

const main = new URL('../dist/main.js', import.meta.url);
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 15)) {
  console.error(
    `guichet needs Node 22.15 or newer and this is ${process.version}. Run it with \`npx guichet\`: the project brings its own Node.`,
  );
  process.exit(2);
}
if (!existsSync(main)) {
  console.error('guichet is not built yet. Run `npm run build` once.');
  process.exit(2);
}
await import(main.href);
