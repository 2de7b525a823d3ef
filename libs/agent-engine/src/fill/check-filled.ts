import type { Language } from '@guichet/domain-kit';
import type { Filled } from '../arguments/index.ts';
import { clarify, missing, type Ending } from '../reply/ending.ts';
import { phrases } from '../say/phrases.ts';

/** Why a tool cannot run with what the question says: named but unknown, unclear, or absent. Nothing is guessed. */
export function checkFilled({ unknown, ambiguous, missing: absent }: Filled, language: Language): Ending | undefined {
  if (unknown[0]) return missing('unknown_entity', phrases[language].unknownEntity(unknown[0].words));
  if (ambiguous[0]) {
    const { words, choices } = ambiguous[0];
    return clarify(
      'ambiguous_argument',
      phrases[language].which(words),
      choices.map(({ name }) => name),
    );
  }
  return absent[0] && clarify('missing_argument', absent[0].ask);
}
