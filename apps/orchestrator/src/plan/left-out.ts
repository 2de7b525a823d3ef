import { Status, type AgentCard, type Step } from '@guichet/contracts';
import type { StepResult } from '../dispatch/step-result.ts';
import { isDomain, type Route, type Router } from '../select/router.ts';
import { contentWords } from './content-words.ts';
import { asksQuestion, cutQuestion } from './cut-question.ts';
import type { PlannedStep } from './plan.ts';
import { domainsOf, decisionOf } from './plan-question.ts';
import { leansBack } from './refer-back.ts';

/** What a question asked for and no step spoke of. */
export interface LeftOut {
  /** Asked alone, each a step of its own. */
  readonly steps: readonly PlannedStep[];
  /** What cannot be asked alone, or is no domain's: named in the answer. */
  readonly declined: readonly string[];
  /** Steps that found nothing because they asked several services' things at once; their parts are among `steps`. */
  readonly replaced: ReadonlySet<string>;
}

/** A part is spoken of when at least this share of the words that carry its subject is; of the same service as its step, when one is. */
const spokenOf = 0.5;
/** A part with fewer words that mean something may owe its subject to its neighbours. */
const selfContained = 4;
/** Fewer words that mean something ask for nothing of their own. */
const fewestWords = 2;
/** Of another service than its neighbour when the router is at least this sure. */
const sure = 0.45;
/** Words that begin with the same letters are forms of one word. */
const root = 5;

/** Looks again at steps whose question holds several questions: the plan joins what it is unsure of, and an agent answers one thing. */
export function findLeftOut(
  planned: readonly PlannedStep[],
  results: readonly StepResult[],
  cards: readonly AgentCard[],
  router: Router,
): LeftOut {
  const steps: PlannedStep[] = [];
  const declined: string[] = [];
  const replaced = new Set<string>();
  for (const [at, result] of results.entries()) {
    const parts = cutQuestion(planned[at]!.question).map(({ text }) => text);
    if (parts.length < 2 || !parts.some(asksQuestion)) continue;
    const routes = new Map(parts.map((part) => [part, router(part)]));
    const left = partsLeft(parts, routes, result, cards);
    const isReplaced = result.step.status !== Status.STATUS_ANSWERED && left.some((part) => standsAlone(part, routes.get(part)!, result));
    if (isReplaced) replaced.add(result.step.id);
    else if (result.step.status !== Status.STATUS_ANSWERED) continue;
    for (const part of left) {
      const route = routes.get(part)!;
      if (!standsAlone(part, route, result)) declined.push(part);
      else
        steps.push({
          id: `s${planned.length + steps.length + 1}`,
          question: part,
          dependsOn: [],
          domains: domainsOf(route),
          decision: decisionOf(route),
        });
    }
  }
  return { steps, declined, replaced };
}

function partsLeft(
  parts: readonly string[],
  routes: ReadonlyMap<string, Route>,
  { step, sentences }: StepResult,
  cards: readonly AgentCard[],
): readonly string[] {
  if (step.status === Status.STATUS_ANSWERED) {
    const known = rootsOf([...sentences.map(({ text }) => text), ...wordsOfTool(step, cards), ...wordsOfArguments(step)]);
    const shares = parts.map((part) => shareOf(part, known));
    const isLeft = (part: string, share: number) => (topOf(routes.get(part)!) === step.domain ? share === 0 : share < spokenOf);
    // Where nothing seems spoken of, the answer is in other words (or the other language) than the question: that tells nothing.
    const tells = shares.some((share) => share >= spokenOf);
    return tells ? parts.filter((part, at) => asksQuestion(part) && isLeft(part, shares[at]!)) : [];
  }
  if (step.status !== Status.STATUS_MISSING) return [];
  const whole = parts.filter((part) => contentWords(part).length >= fewestWords);
  const tops = new Set(whole.map((part) => topOf(routes.get(part)!)));
  return tops.size > 1 && [...tops].some(isDomain) ? parts : [];
}

/** What a part is about; off topic where the router is not sure. */
const topOf = ({ candidates: [top] }: Route): string => (top!.score >= sure ? top!.label : 'off_topic');

/** Of another service than its neighbours, or with a subject of its own; what leans on them would be asked of something else. */
function standsAlone(part: string, { candidates: [top] }: Route, { step }: StepResult): boolean {
  if (!isDomain(top!.label) || part.includes('{') || leansBack(part)) return false;
  const isOfAnother = step.status === Status.STATUS_MISSING || top!.label !== step.domain;
  return (isOfAnother && top!.score >= sure) || contentWords(part).length >= selfContained;
}

function wordsOfTool({ domain, tool: name }: Step, cards: readonly AgentCard[]): string[] {
  const tools = cards.find((card) => card.domain === domain)?.groups.flatMap(({ tools: own }) => own) ?? [];
  const used = tools.filter((tool) => tool.name === name);
  return used.flatMap(({ labels, examples }) => [
    ...labels.flatMap((label) => [label.name, label.description]),
    ...examples.map(({ text }) => text),
  ]);
}

/** Not the question itself, which some tools take whole. */
const wordsOfArguments = ({ arguments: filled, question }: Step): string[] =>
  Object.values((filled ?? {}) as Readonly<Record<string, { readonly name?: string }>>)
    .map(({ name = '' }) => name)
    .filter((name) => name !== question.trim());

function shareOf(part: string, known: ReadonlySet<string>): number {
  const words = contentWords(part);
  return words.length === 0 ? 1 : words.filter((word) => known.has(word.slice(0, root))).length / words.length;
}

const rootsOf = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.flatMap((text) => contentWords(text).map((word) => word.slice(0, root))));
