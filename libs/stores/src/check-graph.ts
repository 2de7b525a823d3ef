import { GuichetError } from '@guichet/contracts';
import type { Value } from './value.ts';

/** Labels, types and property names are spliced into Cypher, so they are names and nothing else. */
export function assertName(name: string): void {
  if (!/^[A-Za-z_]\w{0,63}$/.test(name)) throw new GuichetError('INVALID_ARGUMENT', `“${name}” cannot name a label, type or property.`);
}

const isPrimitive = (value: Value): boolean => value === null || typeof value !== 'object';

/** Properties as both engines can keep them: primitives and lists of primitives; nulls are left out. */
export function plainProperties(properties: Readonly<Record<string, Value>>): Record<string, Value> {
  const kept: Record<string, Value> = {};
  for (const [name, value] of Object.entries(properties)) {
    assertName(name);
    if (value === null) continue;
    if (!(isPrimitive(value) || (Array.isArray(value) && value.every(isPrimitive)))) {
      throw new GuichetError('INVALID_ARGUMENT', `The property ${name} must be a text, number, boolean or a list of them.`);
    }
    kept[name] = value;
  }
  return kept;
}
