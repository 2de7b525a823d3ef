import { setTimeout as wait } from 'node:timers/promises';
import { isAlive } from './process-identity.ts';
import type { RunFolder, ServiceRecord } from './run-folder.ts';

/** Above what a service allows itself to drain, `GUICHET_SHUTDOWN_LIMIT_MS`. */
const limitMs = 25_000;

/** SIGTERM, which drains, then the end of the process is waited for; one that hangs is killed. */
export async function stopService({ name, process: identity }: ServiceRecord, folder: RunFolder): Promise<'drained' | 'killed' | 'gone'> {
  if (!isAlive(identity)) {
    folder.remove(name);
    return 'gone';
  }
  process.kill(identity.pid, 'SIGTERM');
  for (const limit = Date.now() + limitMs; isAlive(identity) && Date.now() < limit;) await wait(50);
  const hangs = isAlive(identity);
  if (hangs) process.kill(identity.pid, 'SIGKILL');
  folder.remove(name);
  return hangs ? 'killed' : 'drained';
}
