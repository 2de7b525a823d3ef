import type { Entity } from './entity.ts';
import { fault, type Fault } from './fault.ts';

/** Nothing of a customer, and no person, is ever published. */
export function* lintEntity(key: string, entity: Entity): Generator<Fault> {
  const where = `entity ${key}`;
  if (entity.from === 'pattern') {
    for (const pattern of entity.patterns) {
      if (pattern.global || pattern.sticky)
        yield fault(where, `the pattern ${String(pattern)} keeps a position`, 'leave out the flags g and y');
      if (pattern.test(''))
        yield fault(where, `the pattern ${String(pattern)} matches nothing at all`, 'make it need at least one character');
    }
    return;
  }
  if (entity.scope === 'own' && entity.published) yield fault(where, "a customer's own names would be published", 'set `published: false`');
  if (entity.people && entity.published) yield fault(where, 'names of people would be published', 'set `published: false`');
}
