import { smallTalk, type Route } from '../select/router.ts';
import { contentWords } from './content-words.ts';
import { asksQuestion } from './cut-question.ts';

/** Fewer words that mean something ask for nothing of their own. */
export const fewestWords = 2;
/** Of another service than its neighbour when the router is at least this sure. */
export const sure = 0.45;

/** A part of a question with where it would go alone. */
export interface AskedPart {
  readonly text: string;
  readonly route: Route;
}

/** A question, and no small talk (`How are you?`). */
export const asksSomething = ({ text, route: { candidates } }: AskedPart): boolean =>
  asksQuestion(text) && !smallTalk.some((kind) => kind === candidates[0]!.label && contentWords(text).length <= fewestWords);

/** What a part is about; off topic where the router is not sure. */
export function topOf({ route: { candidates } }: AskedPart): string {
  const [top] = candidates;
  return top!.score >= sure ? top!.label : 'off_topic';
}
