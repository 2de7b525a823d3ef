import type { Language, Tool } from '@guichet/domain-kit';
import type { Filled } from '../arguments/index.ts';
import { clarify, missing, type Ending } from '../reply/ending.ts';
import { phrases } from '../say/phrases.ts';

/** More than these nobody reads. */
const mostChoices = 8;

/** Why a tool cannot run with what the question says: named but unknown, unclear, or absent. Nothing is guessed. */
export function checkFilled({ parameters }: Tool, filled: Filled, language: Language): Ending | undefined {
  const unknown = filled.unknown[0]?.words ?? strangeName(parameters, filled);
  if (unknown !== undefined) return missing('unknown_entity', phrases[language].unknownEntity(unknown));
  const ambiguous = filled.ambiguous[0];
  if (ambiguous) {
    const choices = [...new Set(ambiguous.choices.map(({ name }) => name))].slice(0, mostChoices);
    return clarify('ambiguous_argument', phrases[language].which(ambiguous.words), choices);
  }
  const absent = filled.missing[0];
  return absent && clarify('missing_argument', absent.ask);
}

/** A name that no data knows, where a required name is absent: asking for one would pretend that none was given. */
function strangeName(parameters: Tool['parameters'], { missing: absent, leftover }: Filled): string | undefined {
  if (!absent.some(({ parameter }) => parameters[parameter]?.type === 'entity')) return undefined;
  return leftover.find((mention) => !('kind' in mention))?.words;
}
