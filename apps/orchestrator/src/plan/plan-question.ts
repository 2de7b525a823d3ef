import { Rung, rungName, type AgentCard, type Decision } from '@guichet/contracts';
import type { Language } from '@guichet/selection';
import { isDomain, routerFor, smallTalk, type NotDomain, type Route, type Router } from '../select/router.ts';
import { inSpanNow } from '../trace/in-span.ts';
import { answerGiven } from './answer-given.ts';
import { contentWords } from './content-words.ts';
import { isFollowUp, lastAsked } from './follow-up.ts';
import { lastThought } from './last-thought.ts';
import type { Plan, PlannedStep, QuestionToPlan } from './plan.ts';
import { readConversation } from './read-conversation.ts';
import { referBack } from './refer-back.ts';
import { routeParts, type RoutedPart } from './route-parts.ts';
import { trimCourtesy } from './trim-courtesy.ts';

/** A second domain is worth asking after an empty result from this on. */
const worthAsking = 0.15;
/** Small talk says no more than this many words that mean something; a longer one must be plain. */
const fewWords = 2;
const plainly = 0.9;

/** What a question needs: nothing, one question back, or steps, each for one domain. Rules and the router's classifier; no model. */
export function planQuestion({ text, turns, language, cards }: QuestionToPlan): Plan {
  if (cards.length === 0) return { kind: 'no_domains' };
  const { question: written, earlier } = readConversation(text, turns);
  const question = trimCourtesy(lastThought(written));
  const given = answerGiven(question, earlier);
  if (given !== undefined) return { kind: 'answer_given', answer: given };

  const router = remembering(routerFor(cards));
  const greeting = contentWords(written).length <= fewWords ? smallTalkOf(router(written), written) : undefined;
  if (greeting) return { kind: greeting };
  const leans = isFollowUp(question);
  const whole = router(leans ? `${lastAsked(earlier)} ${question}` : question);
  if (leans && lastAsked(earlier) === '' && !whole.byName) return ambiguous(whole, cards, language);
  const parts = leans ? [{ text: question, listed: false, route: whole }] : selectDomains(question, router);
  const kinds = parts.map(({ route }) => kindOf(route, parts.length > 1));
  if (!kinds.some(isDomain)) return withoutDomain(whole, question, cards, language);
  return {
    kind: 'search',
    steps: stepsOf(parts.filter((_, index) => isDomain(kinds[index]!))),
    declined: parts.filter((_, index) => !isDomain(kinds[index]!)).map((part) => part.text),
  };
}

/** The parts of a question, each with the domain that it belongs to. The span says how each was chosen, by part in reading order. */
function selectDomains(question: string, router: Router): readonly RoutedPart[] {
  return inSpanNow({ name: 'select domain', attributes: {} }, (span) => {
    const parts = routeParts(question, router);
    const likeliest = parts.map(({ route }) => route.candidates[0]!);
    span.setAttributes({
      'guichet.selected': likeliest.map(({ label }) => label),
      'guichet.scores': likeliest.map(({ score }) => score),
      'guichet.rung': parts.map(({ route }) => rungName(decisionOf(route).rung)),
    });
    return parts;
  });
}

/** The whole question is often its only part, and is judged more than once. */
function remembering(router: Router): Router {
  const routes = new Map<string, Route>();
  return (text) => {
    const route = routes.get(text) ?? router(text);
    routes.set(text, route);
    return route;
  };
}

/** Whether it is small talk, and which; `Will it rain on Saturday?` is near a greeting and none. */
function smallTalkOf({ candidates }: Route, question: string): (typeof smallTalk)[number] | undefined {
  const { label, score } = candidates[0]!;
  const isPlain = score >= plainly || contentWords(question).length <= fewWords;
  return isPlain ? smallTalk.find((kind) => kind === label) : undefined;
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

/** Who may answer, likeliest first. */
export function domainsOf({ candidates }: Route): string[] {
  const domains = candidates.filter(({ label }) => isDomain(label));
  return domains.filter(({ score }, index) => index === 0 || score >= worthAsking).map(({ label }) => label);
}

export const decisionOf = ({ candidates, byName }: Route): Decision => ({
  rung: byName ? Rung.RUNG_RULE : Rung.RUNG_CLASSIFIER,
  candidates: candidates.slice(0, 3).map(({ label, score }) => ({ name: label, score })),
});

function withoutDomain(whole: Route, question: string, cards: readonly AgentCard[], language: Language): Plan {
  const kind = whole.candidates.find(({ label }) => !isDomain(label))!.label as NotDomain;
  if (kind === 'ambiguous') return ambiguous(whole, cards, language);
  return { kind: smallTalkOf(whole, question) ?? 'off_topic' };
}

function ambiguous({ candidates }: Route, cards: readonly AgentCard[], language: Language): Plan {
  const likely = candidates.filter(({ label }) => isDomain(label)).map(({ label }) => label);
  const nameOf = (domain: string) =>
    cards.find((card) => card.domain === domain)?.labels.find((label) => label.language === language)?.name ?? domain;
  return { kind: 'ambiguous', choices: likely.slice(0, 3).map(nameOf) };
}
