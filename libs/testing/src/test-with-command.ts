import { spawnSync } from 'node:child_process';
import { test } from '@jest/globals';
import { didNotRun } from './did-not-run.ts';

/**
 * A `test` that needs a program on the path. Without it the test says loudly that it did not run and what to install, and shows as skipped; with
 * CI=true it fails.
 */
export function testWithCommand(title: string, command: string, run: () => void): void {
  const advice = `Install ${command}.`;
  if (spawnSync(command, ['--version'], { stdio: 'ignore' }).error === undefined) {
    test(title, run);
  } else {
    didNotRun(title, 'test', `"${title}"`, advice);
  }
}
