import { type ErrorCode, errorCodes, GuichetError, headers } from '@guichet/contracts';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readFailure, writeFailure } from './failure-envelope.ts';

const anyError = fc
  .record({
    code: fc.constantFrom(...(Object.keys(errorCodes) as ErrorCode[])),
    message: fc.string({ unit: 'binary' }),
    retryAfterMs: fc.option(fc.integer({ min: 1, max: 2 ** 32 - 1 }), { nil: undefined }),
    details: fc.dictionary(fc.stringMatching(/^[a-z][a-z_]{0,20}$/), fc.string({ unit: 'binary' }), { noNullPrototype: true }),
  })
  .map(({ code, message, retryAfterMs, details }) => new GuichetError(code, message, { retryAfterMs, details }));

test('every error survives the envelope, without its cause', () => {
  fc.assert(
    fc.property(anyError, (error) => {
      const envelope = writeFailure(error);
      const read = readFailure(envelope.headers, envelope.data)!;
      expect(read).toMatchObject({ code: error.code, message: error.message, retryable: error.retryable });
      expect(read.retryAfterMs).toBe(error.retryAfterMs);
      expect({ ...read.details }).toEqual({ ...error.details });
      expect(read.cause).toBeUndefined();
    }),
  );
});

test('a reply without the header is an answer', () => {
  expect(readFailure({}, new Uint8Array())).toBeUndefined();
});

test('the header alone makes an error, whatever the body', () => {
  expect(readFailure({ [headers.error]: 'PERMISSION_DENIED' }, Uint8Array.of(255))?.code).toBe('PERMISSION_DENIED');
});

test('a code of a newer peer keeps whether a retry helps', () => {
  const { data } = writeFailure(new GuichetError('UNAVAILABLE', 'later'));
  expect(readFailure({ [headers.error]: 'SOMETHING_NEW' }, data)?.retryable).toBe(true);
  expect(readFailure({ [headers.error]: 'toString' }, new Uint8Array())?.code).toBe('INTERNAL');
});
