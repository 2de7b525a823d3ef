import { Answer, Sentence, Status, type Step } from '@guichet/contracts';
import type { StepResult } from '../dispatch/step-result.ts';
import type { Composition } from './composition.ts';
import { overallStatus } from './overall-status.ts';
import { phrases } from './phrases.ts';

/** The answer to what was searched: each step's sentences in the question's order, then what is missing and what was refused, by name. */
export function composeFromSteps(results: readonly StepResult[], declined: readonly string[], composition: Composition): Answer {
  const said = results.flatMap(({ sentences, step }) => (step.status === Status.STATUS_ANSWERED ? sentences : []));
  const cut = results.filter(({ step }) => step.status === Status.STATUS_ANSWERED && step.reason?.code === 'unsupported');
  const gaps = results.filter(
    (result) => cut.includes(result) || (result.step.status !== Status.STATUS_ANSWERED && result.step.status !== Status.STATUS_CLARIFY),
  );
  const asksBack = results.flatMap(({ clarification }) => clarification ?? []);
  const sentences = [
    ...said,
    ...gaps.map((result) => gapSentence(result, composition.language)),
    ...declined.map((part) => Sentence.fromPartial({ text: phrases[composition.language].declined(part) })),
    ...asksBack.map(clarificationSentence),
  ];
  return Answer.fromPartial({
    ...base(composition),
    status: overallStatus([
      ...results.map(({ step }) => step.status),
      ...cut.map(() => Status.STATUS_MISSING),
      ...declined.map(() => Status.STATUS_MISSING),
    ]),
    text: sentences.map(({ text }) => text).join('\n'),
    sentences,
    steps: results.map(({ step }) => step),
    evidence: results.flatMap(({ evidence, step }) => (step.status === Status.STATUS_ANSWERED ? evidence : [])),
    missing: [
      ...gaps.filter(({ step }) => step.status !== Status.STATUS_REFUSED).map(({ step }) => step.reason?.message || step.question),
      ...declined,
    ],
    clarification: asksBack[0],
  });
}

/** An answer for which nothing was searched. */
export function composeWithoutSearch(status: Status, text: string, composition: Composition, choices: readonly string[] = []): Answer {
  return Answer.fromPartial({
    ...base(composition),
    status,
    text,
    sentences: [{ text }],
    clarification: status === Status.STATUS_CLARIFY ? { question: text, choices: [...choices] } : undefined,
  });
}

/** What would be searched, for a caller who only wanted the request checked. */
export const composePlan = (steps: readonly Step[], composition: Composition): Answer =>
  Answer.fromPartial({ ...base(composition), steps: [...steps] });

const base = ({ runId, traceId, language, stopReason, usage, notices }: Composition) => ({
  runId,
  traceId,
  language,
  stopReason,
  usage,
  notices: [...notices],
});

function gapSentence({ step }: StepResult, language: 'en' | 'fr'): Sentence {
  const say = phrases[language];
  const what = step.reason?.message || say.nothingFound(step.question);
  return Sentence.fromPartial({ text: step.status === Status.STATUS_REFUSED ? say.refused(what) : say.missing(what) });
}

const clarificationSentence = (clarification: { question: string; choices: readonly string[] }): Sentence =>
  Sentence.fromPartial({ text: [clarification.question, ...clarification.choices.map((choice) => `- ${choice}`)].join('\n') });
