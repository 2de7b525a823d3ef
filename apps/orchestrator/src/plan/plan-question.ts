import { Rung, type AgentCard, type Decision } from '@guichet/contracts';
import type { Language } from '@guichet/selection';
import { notDomains, routerFor, type NotDomain, type Route, type Router } from '../select/router.ts';
import { answerGiven } from './answer-given.ts';
import { contentWords } from './content-words.ts';
import { announcesSeveral, asks, cutCoordination, cutQuestion } from './cut-question.ts';
import { lastThought } from './last-thought.ts';
import type { Plan, PlannedStep, QuestionToPlan } from './plan.ts';
import { readConversation } from './read-conversation.ts';
import { leansBack, referBack } from './refer-back.ts';
import { trimCourtesy } from './trim-courtesy.ts';

/** A part with fewer words that mean something is said of its neighbour. */
const fewestWords = 2;
/** A question after a mere statement is the statement's question, unless it says this much of its own. */
const wordsOfItsOwn = 4;
/** A part is of another service than its neighbour when the router is at least this sure of both. */
const sureEnough = 0.6;
/** The same for things asked for in one breath: `X and Y` is mostly one thing. */
const surerStill = 0.75;
/** A second domain is worth asking after an empty result from this on. */
const worthAsking = 0.15;

interface RoutedPart {
  readonly text: string;
  readonly listed: boolean;
  readonly route: Route;
}

/** What a question needs: nothing, one question back, or steps, each for one domain. Rules and the router's classifier; no model. */
export function planQuestion({ text, turns, language, cards }: QuestionToPlan): Plan {
  if (cards.length === 0) return { kind: 'no_domains' };
  const { question: written, earlier } = readConversation(text, turns);
  const question = trimCourtesy(lastThought(written));
  const given = answerGiven(question, earlier);
  if (given !== undefined) return { kind: 'answer_given', answer: given };

  const router = routerFor(cards);
  const whole = router(question);
  const parts = partsOf(question, whole, router);
  const kinds = parts.map(({ route }) => kindOf(route, parts.length > 1));
  if (!kinds.some(isDomain)) return withoutDomain(whole, cards, language);
  return { kind: 'search', steps: stepsOf(parts.filter((_, index) => isDomain(kinds[index]!))), declined: declinedOf(parts, kinds) };
}

/**
 * What a part is about. One of several parts says too little of itself to be called ambiguous: then its likeliest domain counts. So does a
 * domain whose trade alone has words in it (`the overdraft fees`).
 */
function kindOf({ candidates, tradeWords }: Route, isOneOfSeveral: boolean): string {
  const [first] = candidates;
  const likeliest = candidates.find(({ label }) => isDomain(label))!;
  const speaksOne = tradeWords.size === 1 && tradeWords.has(likeliest.label) && likeliest.score >= first!.score / 2;
  if (first!.label === 'ambiguous' && speaksOne) return likeliest.label;
  return isOneOfSeveral && first!.label !== 'off_topic' ? likeliest.label : first!.label;
}

const isDomain = (label: string): boolean => !(notDomains as readonly string[]).includes(label);

/** The parts that need an answer of their own; the whole question where it is one. */
function partsOf(question: string, whole: Route, router: Router): readonly RoutedPart[] {
  const one = [{ text: question, listed: false, route: whole }];
  const cut = cutQuestion(question).map(({ text, listed }) => ({
    text,
    listed: listed || announcesSeveral(question),
    route: router(text),
  }));
  const parts = joinDependants(cut);
  if (parts.length > 1) return parts;
  const things = withoutScraps(cutCoordination(question)).map((text) => ({ text, listed: true, route: router(text) }));
  return things.length > 1 && things.every(isOneThing) && new Set(things.map(topOf)).size === things.length ? things : one;
}

const isSure = ({ route }: RoutedPart): boolean => route.candidates[0]!.score >= sureEnough && isDomain(route.candidates[0]!.label);

const isOneThing = ({ text, route }: RoutedPart): boolean =>
  isDomain(route.candidates[0]!.label) && route.candidates[0]!.score >= surerStill && contentWords(text).length >= fewestWords;

/** Puts a piece that says too little (`…, in one answer?`) back to the piece before it. */
function withoutScraps(texts: readonly string[]): string[] {
  const kept: string[] = [];
  for (const text of texts) {
    if (kept.length > 0 && contentWords(text).length < fewestWords) kept[kept.length - 1] += `, ${text}`;
    else kept.push(text);
  }
  return kept;
}

const topOf = ({ route }: RoutedPart): string => route.candidates[0]!.label;

/** Puts a part that says too little, is about nothing, or is about the same as its neighbour back to that neighbour. */
function joinDependants(parts: readonly RoutedPart[]): readonly RoutedPart[] {
  const kept: RoutedPart[] = [];
  for (const part of parts) {
    const last = kept.at(-1);
    if (last && !standsApart(last, part)) kept[kept.length - 1] = { ...joined(last, part), listed: last.listed };
    else kept.push(part);
  }
  return kept;
}

function standsApart(before: RoutedPart, part: RoutedPart): boolean {
  const areListed = before.listed && part.listed;
  if ([before, part].some(({ text }) => contentWords(text).length < fewestWords)) return false;
  if (areListed || referBack(part.text, [{ id: 's1', question: before.text }])) return true;
  if (!isSure(before) || !isSure(part) || !asks(part.text)) return false;
  // Two whole questions to one service are two steps; what only adds to the first (`and how much in all?`) is not.
  if (topOf(before) === topOf(part)) return asks(before.text) && !leansBack(part.text);
  return asks(before.text) || contentWords(part.text).length >= wordsOfItsOwn;
}

/** Two parts as one, routed by the one that is surer of a domain. */
function joined(before: RoutedPart, part: RoutedPart): RoutedPart {
  const surer = scoreOf(part) > scoreOf(before) ? part : before;
  return { text: `${before.text} ${part.text}`, listed: before.listed, route: surer.route };
}

const scoreOf = ({ route }: RoutedPart): number => (isDomain(route.candidates[0]!.label) ? route.candidates[0]!.score : 0);

function stepsOf(parts: readonly RoutedPart[]): PlannedStep[] {
  const steps: PlannedStep[] = [];
  for (const { text, route } of parts) {
    const back = referBack(text, steps);
    steps.push({
      id: `s${steps.length + 1}`,
      question: back?.question ?? text,
      dependsOn: back ? [back.id] : [],
      domains: domainsOf(route),
      decision: decisionOf(route),
    });
  }
  return steps;
}

const domainsOf = ({ candidates }: Route): string[] =>
  candidates.filter(({ label, score }, index) => isDomain(label) && (index === 0 || score >= worthAsking)).map(({ label }) => label);

const decisionOf = ({ candidates, byName }: Route): Decision => ({
  rung: byName ? Rung.RUNG_RULE : Rung.RUNG_CLASSIFIER,
  candidates: candidates.slice(0, 3).map(({ label, score }) => ({ name: label, score })),
});

const declinedOf = (parts: readonly RoutedPart[], kinds: readonly string[]): string[] =>
  parts.filter((_, index) => kinds[index] === 'off_topic').map(({ text }) => text);

function withoutDomain(whole: Route, cards: readonly AgentCard[], language: Language): Plan {
  const kind = whole.candidates.find(({ label }) => !isDomain(label))!.label as NotDomain;
  if (kind !== 'ambiguous') return { kind };
  const likely = whole.candidates.filter(({ label }) => isDomain(label)).map(({ label }) => label);
  const nameOf = (domain: string) =>
    cards.find((card) => card.domain === domain)?.labels.find((label) => label.language === language)?.name ?? domain;
  return { kind, choices: likely.slice(0, 3).map(nameOf) };
}
