import type { Result, Tool } from '@guichet/domain-kit';
import { missing, type Ending } from '../reply/ending.ts';
import { phrases } from './phrases.ts';

/** That nothing was found, in the tool's words where it has some. */
export function sayNothing(tool: Tool, result: Result): Ending {
  const said = tool.nothing?.[result.language](result);
  const text = typeof said === 'string' ? said : said?.map((sentence) => sentence.text).join(' ');
  return missing('not_found', text || phrases[result.language].nothingFound);
}
