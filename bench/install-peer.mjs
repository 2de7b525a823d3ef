// The reference: `chain+otel` of the peers' transport benchmark, unchanged, in a folder of its own with its own pinned packages.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';

const peers = resolve(process.env.GUICHET_PEERS ?? '../shared/peers');
const cache = join(process.env.GUICHET_CACHE ?? join(homedir(), '.cache', 'guichet'), 'bench');

/** The folder that the peers' own files import from: fixture, stub and the runner of one peer, unchanged. */
export const peersFolder = cache;

/** The folder of one peer, copied and installed in the cache folder. Throws when the peers are not there. */
export function installPeer(name) {
  const source = join(peers, name);
  if (!existsSync(source)) throw new Error(`${source} is not there: set GUICHET_PEERS to the folder of the peers' benchmarks.`);
  const target = join(cache, name);
  mkdirSync(target, { recursive: true });
  for (const file of ['fixture.mjs', 'stub.mjs', 'one.mjs']) cpSync(join(peers, file), join(cache, file));
  cpSync(source, target, { recursive: true, filter: (path) => !path.includes('node_modules') });
  if (existsSync(join(target, 'package-lock.json')) && !existsSync(join(target, 'node_modules'))) {
    execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: target, stdio: 'inherit' });
  }
  return target;
}
