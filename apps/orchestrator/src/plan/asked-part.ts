import { smallTalk, type Route } from '../select/router.ts';
import { contentWords } from './content-words.ts';
import { asksQuestion } from './cut-question.ts';

/** Fewer words that mean something ask for nothing of their own. */
export const fewestWords = 2;
/** Of another service than its neighbour when the router is at least this sure. */
export const sure = 0.45;
/** What does not even ask is of no service when the router is at least this sure. */
const surer = 0.75;

/** A part of a question with where it would go alone. */
export interface AskedPart {
  readonly text: string;
  readonly route: Route;
}

/** A question, or something wished for that plainly is no service's (`recette des crêpes`); no small talk (`How are you?`). */
export function asksSomething({ text, route: { candidates } }: AskedPart): boolean {
  const { label, score } = candidates[0]!;
  if (!asksQuestion(text)) return label === 'off_topic' && score >= surer && !/[.!]$/u.test(text);
  return !smallTalk.some((kind) => kind === label && contentWords(text).length < fewestWords);
}

/** What a part is about; off topic where the router is not sure. */
export function topOf({ route: { candidates } }: AskedPart): string {
  const [top] = candidates;
  return top!.score >= sure ? top!.label : 'off_topic';
}
