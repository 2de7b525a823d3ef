import { cardHash } from '@guichet/bus';
import type { AgentCard } from '@guichet/contracts';
import { normalisedWords, recallClassifier, type Candidate, type LabelledText } from '@guichet/selection';
import { ambiguous } from './examples/ambiguous.ts';
import { offTopic } from './examples/off-topic.ts';
import { chitchat, greeting, thanks } from './examples/small-talk.ts';
import { indexFamiliarWords } from './familiar-words.ts';
import { indexKnownNames } from './known-names.ts';
import { indexTradeWords } from './trade-words.ts';

/** What a text may be about besides a domain; no domain has such an id. */
export const smallTalk = ['greeting', 'thanks', 'chitchat'] as const;
export const notDomains = [...smallTalk, 'off_topic', 'ambiguous'] as const;
export type NotDomain = (typeof notDomains)[number];

/** Whether a label names a domain. */
export const isDomain = (label: string): boolean => !(notDomains as readonly string[]).includes(label);

export interface Route {
  /** Domains and the kinds that are no domain, likeliest first; the scores sum to 1. */
  readonly candidates: readonly Candidate[];
  /** A name or an identifier that a domain publishes decided. */
  readonly byName: boolean;
  /** How many words of each domain's trade the text holds. */
  readonly tradeWords: ReadonlyMap<string, number>;
}

export type Router = (text: string) => Route;

/** How much one known name multiplies the odds of its domain: more than any wording can say against it. */
const oddsOfName = 40;
/** Questions of a line of business are as varied as people; a tool's are many and alike. */
const weights = { lineOfBusiness: 2, tool: 0.5, label: 0.5 } as const;
/** More change little and cost start-up time. */
const epochs = 6;
const ownExamples = { greeting, thanks, chitchat, off_topic: offTopic, ambiguous } as const;

let latest: { readonly key: string; readonly router: Router } | undefined;

/** A router for these cards: trained on all that they declare, once for each state of the cards. */
export function routerFor(cards: readonly AgentCard[]): Router {
  const key = cards.map(cardHash).join();
  if (latest?.key !== key) latest = { key, router: trainRouter(cards) };
  return latest.router;
}

export function trainRouter(cards: readonly AgentCard[]): Router {
  const examples = [...cards.flatMap(examplesOf), ...notDomains.flatMap(ownExamplesOf)];
  const tradeWordsIn = indexTradeWords(cards);
  const names = indexKnownNames(cards, new Set(examples.flatMap(({ text }) => normalisedWords(text.toLowerCase()))));
  const familiarIn = indexFamiliarWords(cards.flatMap(examplesOf).map(({ text }) => text));
  const withMarks = (text: string) => [text, ...marksOf(tradeWordsIn(text)), ...familiarIn(text)].join(' ');
  const classifier = recallClassifier(
    balanced(examples).map((example) => ({ ...example, text: withMarks(example.text) })),
    { epochs },
  );
  return (text) => {
    const named = names.domainsNamedIn(text);
    const weighed = classifier.classify(withMarks(text)).map(({ label, score }) => ({ label, score: score * oddsByName(label, named) }));
    const sum = weighed.reduce((total, { score }) => total + score, 0);
    const candidates = weighed.map(({ label, score }) => ({ label, score: score / sum })).sort((a, b) => b.score - a.score);
    return { candidates, byName: named.has(candidates[0]!.label), tradeWords: tradeWordsIn(text) };
  };
}

/** A name speaks for its domain: nobody greets with one, and who names one says enough to be answered. It may still be off topic. */
function oddsByName(label: string, named: ReadonlyMap<string, number>): number {
  if (named.size > 0 && !isDomain(label) && label !== 'off_topic') return 0;
  return oddsOfName ** Math.min(named.get(label) ?? 0, 2);
}

/** Every label counts the same in sum, however many examples it has: a domain with many tools is not likelier for that. */
function balanced(examples: readonly LabelledText[]): LabelledText[] {
  const perLabel = Map.groupBy(examples, ({ label }) => label);
  const share = examples.length / perLabel.size;
  return examples.map((example) => ({ ...example, weight: ((example.weight ?? 1) * share) / perLabel.get(example.label)!.length }));
}

/** Words of the trade as features of their own, so that a term never seen in an example still speaks for its domain. */
const marksOf = (counts: ReadonlyMap<string, number>): string[] =>
  [...counts].flatMap(([domain, count]) => Array.from({ length: Math.min(count, 3) }, (_, index) => `_${domain}_term_${index}_`));

function examplesOf({ domain, groups, examples, labels }: AgentCard): LabelledText[] {
  const tools = groups.flatMap(({ tools: own }) => own);
  return [
    ...tools.flatMap((tool) => tool.examples.map(({ text }) => ({ text, label: domain, weight: weights.tool }))),
    ...examples.map(({ text }) => ({ text, label: domain, weight: weights.lineOfBusiness })),
    ...labels.map(({ description }) => ({ text: description, label: domain })),
    ...tools.flatMap((tool) => tool.labels.map(({ description }) => ({ text: description, label: domain, weight: weights.label }))),
  ];
}

function ownExamplesOf(kind: NotDomain): LabelledText[] {
  return [...ownExamples[kind].en, ...ownExamples[kind].fr].map((text) => ({ text, label: kind }));
}
