import { expect, test } from '@jest/globals';
import { makeEvidence } from './make-evidence.ts';

const now = new Date('2026-07-01T00:00:00Z');

test('a row becomes evidence with its sources, its day and its columns in words', () => {
  const { evidence } = makeEvidence(
    [{ source: 'row:1', sources: ['row:1', 'row:2'], as_of: '2026-06-30', card_type: 'Gold', gone: null }],
    [],
    'banking',
    now,
  );
  expect(evidence).toEqual([
    expect.objectContaining({
      ...{ id: 'e1', source: 'row:1', sources: ['row:1', 'row:2'], sourceCount: 2, asOf: '2026-06-30' },
      ...{ excerpt: 'card type: Gold', fields: { card_type: 'Gold' } },
    }),
  ]);
});

test('equal records are one evidence; sources are capped and counted', () => {
  const sources = Array.from({ length: 150 }, (_, position) => `row:${position}`);
  const { evidence, ofRow } = makeEvidence([{ sources, total: 1 }, { sources, total: 1 }, { source: 'row:x' }], [], 'banking', now); // prettier-ignore
  expect(ofRow).toEqual(['e1', 'e1', 'e2']);
  expect([evidence[0]?.sources.length, evidence[0]?.sourceCount]).toEqual([100, 150]);
});
