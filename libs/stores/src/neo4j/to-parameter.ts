import neo4j from 'neo4j-driver';
import type { Value } from '../value.ts';

/** Whole numbers go as Cypher integers, so that `LIMIT $k` and integer arithmetic mean the same on both engines. */
export function toParameter(value: Value): unknown {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? neo4j.int(value) : value;
  if (Array.isArray(value)) return value.map(toParameter);
  if (typeof value === 'object' && value !== null) return toParameters(value as Readonly<Record<string, Value>>);
  return value;
}

export const toParameters = (parameters: Readonly<Record<string, Value>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(parameters).map(([name, value]) => [name, toParameter(value)]));
