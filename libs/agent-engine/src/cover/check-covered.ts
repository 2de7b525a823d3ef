import type { Domain, Tool } from '@guichet/domain-kit';
import type { Recognition } from '../arguments/index.ts';
import type { Looked } from '../look/look-with.ts';
import type { Asked } from '../receive/receive-request.ts';
import { missing, refused, type Ending } from '../reply/ending.ts';
import { phrases } from '../say/phrases.ts';
import { uncoveredAspects } from './uncovered-aspects.ts';

/** Why what was found is no answer: it stands in an internal document, or it is about something else than what was asked for. */
export function checkCovered(asked: Asked, tool: Tool, recognition: Recognition, looked: Looked, domain: Domain): Ending | undefined {
  const say = phrases[asked.language];
  const empty = looked.rows.length === 0 && looked.passages.length === 0;
  if (empty && looked.search?.internal) return refused('internal_document', say.internalDocument);
  const aspects = uncoveredAspects(asked, tool, recognition, looked, domain);
  if (aspects.length === 0) return undefined;
  return missing('aspect_not_covered', say.aspectNotCovered(aspects.map((aspect) => `"${aspect}"`).join(', ')));
}
