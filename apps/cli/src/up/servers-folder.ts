import { createHash } from 'node:crypto';
import { mkdirSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';

const isRoot = process.getuid?.() === 0;

/** Where servers are fetched to. OpenSearch refuses to run as root and then runs as nobody, who must reach it. */
export const cacheFolder = (environment: NodeJS.ProcessEnv): string =>
  environment['GUICHET_CACHE'] ?? (isRoot ? '/var/cache/guichet' : join(homedir(), '.cache', 'guichet'));

/**
 * Where the servers of this home keep their data and passwords. Demo and outside data lie apart, so that starting with one never throws
 * away the other. As root, below a home that others cannot enter, they lie beside the cache instead.
 */
export function serversFolder(home: string, datasets: string, cache: string): string {
  const key = createHash('sha256').update(home).digest('hex').slice(0, 12);
  const folder = join(!isRoot || isOpenToAll(home) ? join(home, 'servers') : join(cache, 'up', key), datasets);
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** Whether every user may pass through this folder and those above it. */
function isOpenToAll(folder: string): boolean {
  if ((statSync(folder).mode & 0o001) === 0) return false;
  return dirname(folder) === folder || isOpenToAll(dirname(folder));
}
