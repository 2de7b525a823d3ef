import { rmSync, writeFileSync } from 'node:fs';
import type { Health } from './health.ts';

/** Renewed well within the 30 s after which deploy/docker/health.mjs takes the process for stuck. */
const renewMs = 5_000;

/**
 * Keeps a file while the service is ready, for whoever watches this process without a port: its time of change is renewed for as long as the
 * event loop turns, and it is gone once the service drains.
 */
export function keepReadyFile(path: string, health: Health): void {
  const write = () => writeFileSync(path, '');
  let renewing: NodeJS.Timeout | undefined;
  rmSync(path, { force: true }); // one that a process before this left
  health.onChange(({ ready }) => {
    clearInterval(renewing);
    if (!ready) return rmSync(path, { force: true });
    write();
    renewing = setInterval(write, renewMs).unref();
  });
}
