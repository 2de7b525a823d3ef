import type { Row, Value } from './value.ts';

/** What a driver's number object looks like: neo4j-driver's Integer. */
const isInteger = (value: object): value is { low: number; high: number; toBigInt(): bigint } =>
  'low' in value && 'high' in value && 'toBigInt' in value;

/** Nodes and relationships of neo4j-driver carry their properties in a field of that name. */
const isEntity = (value: object): value is { identity: unknown; properties: object } => 'identity' in value && 'properties' in value;
const isPath = (value: object): value is { segments: { start: unknown; relationship: unknown; end: unknown }[]; start: unknown } =>
  'segments' in value && 'start' in value;
const isTemporal = (value: object): boolean =>
  ['Date', 'DateTime', 'LocalDateTime', 'Time', 'LocalTime', 'Duration'].includes(value.constructor.name);
/** What the embedded engine adds to the properties of nodes and relationships. */
const internal = new Set(['_id', '_labels', '_type', '_source', '_target']);

function fromBigInt(value: bigint): number | string {
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : value.toString();
}

/**
 * A double holds 15 decimal digits for sure; what is beyond is the order in which an engine added (291.65000000000003), and engines differ in it.
 */
function fromNumber(value: number): number | null {
  if (!Number.isFinite(value)) return null;
  return Number.isInteger(value) ? value : Number(value.toPrecision(15));
}

/** The one place where values of either graph driver become plain JSON. */
export function toValue(value: unknown): Value {
  if (value === null || value === undefined) return null;
  if (typeof value === 'bigint') return fromBigInt(value);
  if (typeof value === 'number') return fromNumber(value);
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value) || value instanceof Float32Array) return Array.from(value, toValue);
  if (typeof value !== 'object') throw new TypeError(`A graph cannot return a ${typeof value}.`);
  if (isInteger(value)) return fromBigInt(value.toBigInt());
  // The driver's dates and times write themselves as ISO 8601.
  if (isTemporal(value)) return (value as { toString: () => string }).toString();
  if (isEntity(value)) return toValue(value.properties);
  if (isPath(value))
    return [toValue(value.start), ...value.segments.flatMap(({ relationship, end }) => [toValue(relationship), toValue(end)])];
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !internal.has(key))
      .map(([key, item]) => [key, toValue(item)]),
  );
}

export const toRow = (record: Readonly<Record<string, unknown>>): Row =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, toValue(value)]));
