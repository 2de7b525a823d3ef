import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe } from '@jest/globals';
import { outsideDataRoot } from './data-root.config.ts';
import { didNotRun } from './did-not-run.ts';

/**
 * A `describe` that needs a file of the outside data; `define` is given its path. Without the data the suite says loudly that it did not run
 * and what to do, and shows as skipped; with CI=true it fails.
 */
export function describeWithData(title: string, file: string, define: (path: string) => void): void {
  const path = join(outsideDataRoot, file);
  const advice = `${file} is not there. Set GUICHET_DATA to the folder that holds the outside data.`;
  if (existsSync(path)) {
    describe(title, () => define(path));
  } else {
    didNotRun(title, 'suite', `the suite "${title}"`, advice);
  }
}
