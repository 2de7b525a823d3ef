import { isDomain, type Route, type Router } from '../select/router.ts';
import { fewestWords } from './asked-part.ts';
import { contentWords } from './content-words.ts';
import { asksQuestion, cutCoordination, cutQuestion, wantsSomething, type Part } from './cut-question.ts';
import { leansBack, referBack } from './refer-back.ts';

export interface RoutedPart extends Part {
  readonly route: Route;
}

/** A part is of another service than its neighbour when the router is at least this sure of both. */
const sure = 0.6;
/** The same for things asked for in one breath (`X and Y` is mostly one thing), and for a part that leans on its neighbour. */
const surer = 0.75;
/** And for `between X and Y`, which is one thing but for the plainest cases. */
const surest = 0.9;

/** The parts that need an answer of their own, each with where it belongs; the whole question where it is one. */
export function routeParts(question: string, router: Router): readonly RoutedPart[] {
  const parts = joinNeighbours(withStatements(cutQuestion(question), router), router);
  const things = parts.flatMap((part) => thingsOf(part, router));
  return things.length > 1 ? things : [{ text: question, listed: false, route: router(question) }];
}

/** Puts what a person tells to the question that follows it, or to the last one; a question that is sure alone keeps its own route. */
function withStatements(parts: readonly Part[], router: Router): readonly RoutedPart[] {
  const routed: RoutedPart[] = [];
  let told = '';
  for (const { text, listed } of parts) {
    if (!listed && !wantsSomething(text)) {
      told = `${told} ${text}`.trim();
      continue;
    }
    const alone = router(text);
    const whole = `${told} ${text}`.trim();
    routed.push({ text: whole, listed, route: told === '' || isSure(alone, sure) ? alone : router(whole) });
    told = '';
  }
  const last = routed.pop();
  if (!last) return [{ text: told, listed: false, route: router(told) }];
  return [...routed, told === '' ? last : { ...last, text: `${last.text} ${told}` }];
}

function joinNeighbours(parts: readonly RoutedPart[], router: Router): readonly RoutedPart[] {
  const kept: RoutedPart[] = [];
  for (const part of parts) {
    const last = kept.at(-1);
    if (last && !standsApart(last, part)) kept[kept.length - 1] = joined(last, part, router);
    else kept.push(part);
  }
  return kept;
}

function standsApart(before: RoutedPart, part: RoutedPart): boolean {
  if ([before, part].some(({ text }) => contentWords(text).length < fewestWords)) return false;
  if (before.listed && part.listed) return true;
  if (referBack(part.text, [{ id: 's1', question: before.text }])) return true;
  const leans = leansBack(part.text);
  if (topOf(before) !== topOf(part)) return isSure(before.route, sure) && isAnswerable(part.route, leans ? surer : sure);
  // Two whole questions to one service are two steps; what only adds to the first (`and how much in all?`) is not.
  return !leans && [before, part].every(({ text, route }) => asksQuestion(text) && isSure(route, sure));
}

function joined(before: RoutedPart, part: RoutedPart, router: Router): RoutedPart {
  const text = `${before.text} ${part.text}`;
  return { text, listed: before.listed, route: isSure(before.route, sure) ? before.route : router(text) };
}

/** A part that asks for things of several services in one breath, taken apart; else the part itself. */
function thingsOf(part: RoutedPart, router: Router): readonly RoutedPart[] {
  const enough = /(?<!\p{L})(?:between|entre|diff[eé]rence)(?!\p{L})/iu.test(part.text) ? surest : surer;
  const things: RoutedPart[] = [];
  for (const text of cutCoordination(part.text)) {
    const thing = { text, listed: true, route: router(text) };
    const last = things.at(-1);
    const counts = isSure(thing.route, enough) && contentWords(text).length >= fewestWords;
    if (last && (!counts || topOf(last) === topOf(thing))) things[things.length - 1] = { ...last, text: `${last.text}, ${text}` };
    else if (last || counts) things.push(thing);
    else return [part];
  }
  return things.length > 1 ? things : [part];
}

const topOf = ({ route }: RoutedPart): string => route.candidates[0]!.label;

const isSure = ({ candidates }: Route, enough: number): boolean => candidates[0]!.score >= enough && isDomain(candidates[0]!.label);

/** Sure to be of a domain, or of none at all: then it can be declined. */
const isAnswerable = (route: Route, enough: number): boolean =>
  isSure(route, enough) || (route.candidates[0]!.label === 'off_topic' && route.candidates[0]!.score >= surer);
