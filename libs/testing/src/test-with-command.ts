import { spawnSync } from 'node:child_process';
import { test } from '@jest/globals';
import { serversAreRequired } from './real-server.config.ts';

/**
 * A `test` that needs a program on the path. Without it the test says loudly that it did not run and what to install, and shows as skipped; with
 * CI=true it fails.
 */
export function testWithCommand(title: string, command: string, run: () => void): void {
  const advice = `Install ${command}.`;
  if (spawnSync(command, ['--version'], { stdio: 'ignore' }).error === undefined) {
    test(title, run);
  } else if (serversAreRequired()) {
    test(title, () => {
      throw new Error(`This test must run in CI. ${advice}`);
    });
  } else {
    process.stderr.write(`\n  did not run: "${title}". ${advice}\n`);
    test.skip(`${title} (did not run: ${advice})`, () => undefined);
  }
}
