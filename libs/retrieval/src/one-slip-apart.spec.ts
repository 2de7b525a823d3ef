import { expect, test } from '@jest/globals';
import { oneSlipApart } from './one-slip-apart.ts';

test.each([
  ['maximum', 'mxaimum', true],
  ['liability', 'liabilty', true],
  ['premium', 'premiums', true],
  ['account', 'amount', false],
  ['same', 'same', true],
])('%s and %s', (a, b, near) => {
  expect(oneSlipApart(a, b)).toBe(near);
});
