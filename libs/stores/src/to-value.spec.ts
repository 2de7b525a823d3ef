import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import neo4j from 'neo4j-driver';
import { toValue } from './to-value.ts';

describe('toValue', () => {
  it('leaves JSON as it is, numbers to 15 digits', () => {
    // Names that begin with an underscore are the embedded engine's own.
    const json = fc.jsonValue({ maxDepth: 3 }).filter((value) => !JSON.stringify(value).includes('"_'));
    const inDigits = (value: unknown) =>
      JSON.parse(JSON.stringify(value), (_, item: unknown) => (typeof item === 'number' ? item.toPrecision(15) : item)) as unknown;
    fc.assert(fc.property(json, (value) => expect(inDigits(toValue(value))).toEqual(inDigits(value))));
  });

  it('drops what the order of a sum adds', () => {
    expect(toValue(0.1 + 0.2)).toBe(0.3);
  });

  it('keeps every integer exact, as a number where one can be', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }), (value) => {
        const expected = Number.isSafeInteger(Number(value)) ? Number(value) : value.toString();
        return toValue(neo4j.int(value)) === expected && toValue(value) === expected;
      }),
    );
  });

  it('writes days as ISO 8601', () => {
    const days = fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true });
    fc.assert(fc.property(days, (day) => toValue(neo4j.types.Date.fromStandardDate(day)) === localDay(day)));
  });

  it('gives nodes, relationships and paths as their properties', () => {
    const node = (id: number, name: string) => new neo4j.types.Node(neo4j.int(id), ['Person'], { name, age: neo4j.int(41) }, String(id));
    const knows = new neo4j.types.Relationship(
      neo4j.int(1),
      neo4j.int(1),
      neo4j.int(2),
      'KNOWS',
      { since: neo4j.int(2019) },
      '1',
      '1',
      '2',
    );
    const [zoe, max] = [node(1, 'Zoé'), node(2, 'Max')];
    expect(toValue(zoe)).toEqual({ name: 'Zoé', age: 41 });
    expect(toValue(new neo4j.types.Path(zoe, max, [new neo4j.types.PathSegment(zoe, knows, max)]))).toEqual([
      { name: 'Zoé', age: 41 },
      { since: 2019 },
      { name: 'Max', age: 41 },
    ]);
  });

  it('has no word for what JSON lacks', () => {
    expect(toValue([Number.NaN, Infinity, undefined])).toEqual([null, null, null]);
    expect(toValue(new Date(0))).toBe('1970-01-01T00:00:00.000Z');
    expect(() => toValue(() => 1)).toThrow(TypeError);
  });
});

const localDay = (day: Date) =>
  `${String(day.getFullYear()).padStart(4, '0')}-${String(day.getMonth() + 1).padStart(2, '0')}-${String(day.getDate()).padStart(2, '0')}`;
