import type { AgentCard, Step } from '@guichet/contracts';
import type { StepResult } from '../dispatch/step-result.ts';
import { asksSomething, fewestWords, topOf, type AskedPart } from './asked-part.ts';
import { contentWords } from './content-words.ts';
import { asksQuestion } from './cut-question.ts';

/** A part is spoken of when at least this share of the words that carry its subject is. */
const spokenOf = 0.5;
/** A part of the same service as its step shares words with whatever that service says: then it is unspoken of up to this share. */
const ofOneTrade = 0.25;
/** Words that begin with the same letters are forms of one word. */
const root = 5;

/** The parts that an answer does not speak of. */
export function unspokenParts(
  parts: readonly AskedPart[],
  { step, sentences, evidence }: StepResult,
  cards: readonly AgentCard[],
): readonly AskedPart[] {
  const found = [...sentences.map(({ text }) => text), ...wordsOfArguments(step)];
  const known = rootsOf([...found, ...wordsOfTool(step, cards)]);
  const shares = new Map(parts.map((part) => [part, shareOf(part.text, known)]));
  const named = letters(JSON.stringify([found, evidence.map(({ fields, source, title }) => [fields, source, title])]));
  const isUnnamed = ({ text }: AskedPart) => numbersNamedIn(text, cards).some((number) => !named.includes(number));
  // Where nothing seems spoken of, the answer is in other words (or the other language) than the question: that tells nothing.
  const says = ({ text }: AskedPart) => asksQuestion(text) || contentWords(text).length >= fewestWords;
  const tells = parts.some((part) => says(part) && shares.get(part)! >= spokenOf);
  const isUnspoken = (part: AskedPart) => (topOf(part) === step.domain ? shares.get(part)! <= ofOneTrade : shares.get(part)! < spokenOf);
  return parts.filter((part) => asksSomething(part) && (isUnnamed(part) || (tells && isUnspoken(part))));
}

/** The numbers of what a text names by an identifier that a service publishes (`article L132-13`), without their marks. */
const numbersNamedIn = (text: string, cards: readonly AgentCard[]): readonly string[] =>
  cards
    .flatMap(({ vocabulary }) => vocabulary.flatMap(({ patterns }) => patterns))
    .flatMap((pattern) => text.match(new RegExp(pattern, 'giu')) ?? [])
    .flatMap((identifier) => identifier.match(/\d[\d.()a-z-]*/giu) ?? [])
    .map(letters);

const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\d]/gu, '');

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
