import path from 'node:path';
import { describe, expect } from '@jest/globals';
import { didNotRun } from './did-not-run.ts';
import { locateServer, type ServerName } from './real-server.config.ts';

/**
 * A `describe` that needs a real server. `define` is given what the environment says about where it is. Without one the suite
 * says loudly that it did not run and what to do, and shows as skipped; with CI=true it fails.
 */
export function describeWithServer(name: ServerName, define: (location: string) => void): void {
  const { location, advice } = locateServer(name);
  const title = `on a real ${name}`;
  if (location) {
    describe(title, () => define(location));
  } else {
    didNotRun(title, 'suite', path.relative(process.cwd(), expect.getState().testPath ?? title), advice);
  }
}
