import { describe, expect, it } from '@jest/globals';
import { readRegulations } from './read-regulations.ts';
import type { ParagraphRecord } from './regulation-records.ts';

const paragraph = (label: string, title: string, text: string): ParagraphRecord => ({
  label,
  part: '2900',
  regulation: 'GC',
  regulationTitle: 'CHARTER OF FAIR BANKING',
  title,
  text,
  effective: '2026-01-01',
});

const readings = [
  ...readRegulations({
    paragraphs: [
      paragraph('2900-5-a', 'Notice.', 'The bank shall tell the customer within:'),
      paragraph('2900-5-a-1', '', '9 days of a change.'),
      paragraph('2900-5-a-Interp-1', 'Days.', 'Days are working days.'),
    ],
    definitions: [{ label: '2900-9', term: 'Bank' }],
    references: [{ source: '2900-5-a-1', reftype: 'internal', target: '2900-7', anchor: '2900.7' }],
  }),
];
const passages = readings.flatMap((reading) => ('passage' in reading ? [reading.passage] : []));
const relationships = readings.flatMap((reading) => ('relationship' in reading ? [reading.relationship] : []));

describe('regulations', () => {
  it('read a part under the title and the words that begin its sentence', () => {
    const part = passages.find(({ source }) => source === 'cfpb:2900-5-a-1');
    expect(part?.title).toBe('Regulation GC, 2900.5(a)(1): Notice.');
    expect(part?.text).toBe('The bank shall tell the customer within:\n\n9 days of a change.');
  });

  it('tell the law from its comments', () => {
    expect(passages.map(({ tags }) => tags?.['form'])).toEqual(['paragraph', 'paragraph', 'comment']);
    expect(relationships.map(({ type }) => type)).toEqual(expect.arrayContaining(['HAS_PART', 'HAS_COMMENT', 'CITES']));
  });

  it('keep a paragraph that is only referred to, and reject a definition that stands nowhere', () => {
    expect(readings).toContainEqual(expect.objectContaining({ node: expect.objectContaining({ label: 'Paragraph', id: '2900-7' }) }));
    expect(readings.some((reading) => 'rejected' in reading)).toBe(true);
  });
});
