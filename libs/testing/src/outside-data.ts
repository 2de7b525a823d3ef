import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from '@jest/globals';
import { outsideDataRoot } from './data-root.config.ts';
import { serversAreRequired } from './real-server.config.ts';

/**
 * A `describe` that needs a file of the outside data; `define` is given its path. Without the data the suite says loudly that it did not run
 * and what to do, and shows as skipped; with CI=true it fails.
 */
export function describeWithData(title: string, file: string, define: (path: string) => void): void {
  const path = join(outsideDataRoot, file);
  const advice = `${file} is not there. Set GUICHET_DATA to the folder that holds the outside data.`;
  if (existsSync(path)) {
    describe(title, () => define(path));
  } else if (serversAreRequired()) {
    test(title, () => {
      throw new Error(`This suite must run in CI. ${advice}`);
    });
  } else {
    process.stderr.write(`\n  did not run: the suite "${title}". ${advice}\n`);
    test.skip(`${title} (did not run: ${advice})`, () => undefined);
  }
}
