import { statusName } from '@guichet/contracts';
import type { Ending } from '../reply/ending.ts';
import { inSpanNow } from '../trace/in-span.ts';

/** Runs one guard in its span: which one, and what it decided. */
export function guardInSpan(guard: 'caller' | 'arguments', check: () => Ending | undefined): Ending | undefined {
  return inSpanNow({ name: `guard ${guard}`, attributes: { 'guichet.guard.name': guard } }, (span) => {
    const ending = check();
    span.setAttribute('guichet.guard.outcome', ending ? statusName(ending.status) : 'passed');
    if (ending) span.setAttribute('guichet.reason', ending.code);
    return ending;
  });
}
