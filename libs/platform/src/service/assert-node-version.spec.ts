import { expect, test } from '@jest/globals';
import { assertNodeVersion } from './assert-node-version.ts';

test.each(['22.15.0', '22.21.1', '24.0.0'])('Node %s is new enough', (version) => {
  expect(() => assertNodeVersion(version)).not.toThrow();
});

test.each(['20.20.2', '22.14.0'])('Node %s is refused with what to do', (version) => {
  expect(() => assertNodeVersion(version)).toThrow(/too old.*npm start.*npm ci/);
});
