import { test } from '@jest/globals';
import { serversAreRequired } from './real-server.config.ts';

/**
 * What stands in for a suite or a test that cannot run: it says loudly that `where` did not run and what to do, and shows as skipped; with CI=true it fails.
 */
export function didNotRun(title: string, kind: 'suite' | 'test', where: string, advice: string): void {
  if (serversAreRequired()) {
    test(title, () => {
      throw new Error(`This ${kind} must run in CI. ${advice}`);
    });
  } else {
    process.stderr.write(`\n  did not run: ${where}. ${advice}\n`);
    test.skip(`${title} (did not run: ${advice})`, () => undefined);
  }
}
