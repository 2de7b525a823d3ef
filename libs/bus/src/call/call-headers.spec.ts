import { headers } from '@guichet/contracts';
import { expect, test } from '@jest/globals';
import { readCallHeaders, writeCallHeaders } from './call-headers.ts';

test('the time that remains travels, so that clocks may differ', () => {
  const sent = writeCallHeaders({ runId: 'run', stepId: 's1', deadline: 10_500, capability: 'signed' }, 10_000);
  expect(sent[headers.remainingMs]).toBe('500');
  expect(readCallHeaders(sent, 777_000)).toEqual({ runId: 'run', stepId: 's1', deadline: 777_500, capability: 'signed' });
});

test('a deadline in the past leaves nothing', () => {
  expect(writeCallHeaders({ runId: '', stepId: '', deadline: 1 }, 2)).toEqual({
    [headers.contentType]: 'application/protobuf',
    [headers.remainingMs]: '0',
  });
});

test.each([
  ['no content type', { [headers.remainingMs]: '5' }],
  ['another content type', { [headers.contentType]: 'application/json', [headers.remainingMs]: '5' }],
  ['no time limit', { [headers.contentType]: 'application/protobuf' }],
  ['a time limit that is no number', { [headers.contentType]: 'application/protobuf', [headers.remainingMs]: '-1' }],
])('%s is malformed', (_, received) => {
  expect(() => readCallHeaders(received)).toThrow(expect.objectContaining({ code: 'MALFORMED' }));
});
