import { Status, type AgentCard } from '@guichet/contracts';
import type { StepResult } from '../dispatch/step-result.ts';
import { isDomain, type Router } from '../select/router.ts';
import { asksSomething, fewestWords, sure, topOf, type AskedPart } from './asked-part.ts';
import { contentWords } from './content-words.ts';
import { asksQuestion, cutCoordination, cutQuestion, isClause } from './cut-question.ts';
import type { PlannedStep } from './plan.ts';
import { domainsOf, decisionOf } from './plan-question.ts';
import { leansBack } from './refer-back.ts';
import { unspokenParts } from './unspoken-parts.ts';

/** What a question asked for and no step spoke of. */
export interface LeftOut {
  /** Asked alone, each a step of its own. */
  readonly steps: readonly PlannedStep[];
  /** What cannot be asked alone, or is no domain's: named in the answer. */
  readonly declined: readonly string[];
  /** Steps that found nothing because they asked several services' things at once; their parts are among `steps`. */
  readonly replaced: ReadonlySet<string>;
}

/** A part with fewer words that mean something may owe its subject to its neighbours. */
const selfContained = 4;

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
  for (const result of results) {
    const texts = partsOf(result.step.question);
    if (texts.length < 2) continue;
    const parts = texts.map((text) => ({ text, route: router(text) }));
    const left = isAnswered(result) ? unspokenParts(parts, result, cards) : separateParts(parts, result);
    if (!isAnswered(result)) {
      const isNeeded = planned.some(({ dependsOn }) => dependsOn.includes(result.step.id));
      if (isNeeded || !left.some((part) => standsAlone(part, result))) continue;
      replaced.add(result.step.id);
    }
    for (const part of left) {
      if (!standsAlone(part, result)) declined.push(part.text);
      else
        steps.push({
          id: `s${planned.length + steps.length + 1}`,
          question: part.text,
          dependsOn: [],
          domains: domainsOf(part.route),
          decision: decisionOf(part.route),
        });
    }
  }
  return { steps, declined, replaced };
}

const isAnswered = ({ step }: StepResult): boolean => step.status === Status.STATUS_ANSWERED;

/** Where questions begin; or else what stands on either side of an `and`, when each says enough to be asked. */
function partsOf(question: string): readonly string[] {
  const parts = cutQuestion(question).map(({ text }) => text);
  if (parts.length > 1 && parts.some(asksQuestion)) return parts;
  const things = cutCoordination(question);
  return things.every((thing) => contentWords(thing).length >= fewestWords && !isClause(thing)) ? things : [];
}

/** The parts of a question that found nothing, where they are of several services or each says all that must be known to ask it. */
function separateParts(parts: readonly AskedPart[], result: StepResult): readonly AskedPart[] {
  if (result.step.status !== Status.STATUS_MISSING) return [];
  const whole = parts.filter(({ text }) => contentWords(text).length >= fewestWords);
  const tops = new Set(whole.map(topOf));
  if (tops.size > 1) return [...tops].some(isDomain) ? parts.filter(({ text }) => asksQuestion(text) || !/[.!]$/u.test(text)) : [];
  const asked = parts.filter(asksSomething);
  return asked.length > 1 && asked.every((part) => standsAlone(part, result) && contentWords(part.text).length >= selfContained)
    ? asked
    : [];
}

/** Of another service than its neighbours, or with a subject of its own; what leans on them would be asked of something else. */
function standsAlone({ text, route: { candidates } }: AskedPart, { step }: StepResult): boolean {
  const [top] = candidates;
  if (!isDomain(top!.label) || leansBack(text)) return false;
  const isOfAnother = step.status === Status.STATUS_MISSING || top!.label !== step.domain;
  return (isOfAnother && top!.score >= sure) || contentWords(text).length >= selfContained;
}
