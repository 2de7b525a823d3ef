import { expect, test } from '@jest/globals';
import { matchesSubject } from './subject-pattern.ts';

test.each([
  ['a.b', 'a.b', true],
  ['a.*', 'a.b', true],
  ['a.*', 'a.b.c', false],
  ['a.*.c', 'a.b.c', true],
  ['a.>', 'a.b.c', true],
  ['a.>', 'a', false],
  ['a.b', 'a.b.c', false],
  ['a.b.c', 'a.b', false],
])('%s matches %s: %s', (pattern, subject, expected) => {
  expect(matchesSubject(pattern, subject)).toBe(expected);
});
