import { languages, type Domain, type Language, type Tool } from '@guichet/domain-kit';
import { fold, questionTerms, says, wantedAnswers, type QuestionTerm } from '@guichet/retrieval';
import type { Recognition } from '../arguments/index.ts';
import type { Looked } from '../look/look-with.ts';
import type { Asked } from '../receive/receive-request.ts';
import { askedThing } from './asked-thing.ts';
import { generalWords } from './general-words.ts';
import { wordsFound, wordsOfTool, type StemsByLanguage } from './known-words.ts';

/**
 * What the question asks for and neither the tool nor what it found speaks about: "the IBAN of my account" put to a tool that knows
 * balances. Conservative: only the noun that is asked for and names in capitals count, slips of the pen and translations are allowed for.
 */
export function uncoveredAspects(asked: Asked, tool: Tool, recognition: Recognition, looked: Looked, domain: Domain): string[] {
  if (tool.body.kind === 'passages') return [...ownValue(asked, recognition, looked, domain), ...laterYears(asked, looked)];
  const known = [wordsOfTool(tool, domain)];
  const unsaid = weightyWords(asked, recognition).filter((word) => !isKnown(word, asked, domain, known));
  if (unsaid.length === 0) return [];
  known.push(wordsFound(looked.rows, looked.passages));
  return [...new Set(unsaid.filter((word) => !isKnown(word, asked, domain, known)))];
}

/** Tells of a tool whether it is declared to speak of what the question asks for; true where the question's form does not tell. */
export function speaksOfAsked(asked: Asked, recognition: Recognition, domain: Domain): (tool: Tool) => boolean {
  const terms = weightyWords(asked, recognition).flatMap((word) => termsOf(word, asked, domain));
  return (tool) => terms.every((term) => isSaid(term, [wordsOfTool(tool, domain)]));
}

function weightyWords(asked: Asked, { mentions, question }: Recognition): string[] {
  const mentioned = new Set(mentions.flatMap(({ words }) => fold(words).match(/[\p{L}\p{N}]+/gu) ?? []));
  const isTelling = (word: string) => !mentioned.has(fold(word)) && !generalWords.has(fold(word));
  const thing = askedThing(question, asked.language)?.words.find(isTelling);
  const shouted = !/\p{Ll}{2}/u.test(question);
  const acronyms = shouted ? [] : (question.match(/(?<![\p{L}\p{N}-])\p{Lu}{3,}(?![\p{L}\p{N}-])/gu) ?? []);
  return [...(thing === undefined ? [] : [thing]), ...acronyms.filter(isTelling)];
}

/** By its own word or one that means the same; phrases that mean the same are among the known words where they stand together. */
const isKnown = (word: string, asked: Asked, domain: Domain, known: readonly StemsByLanguage[]): boolean =>
  termsOf(word, asked, domain).every((term) => isSaid(term, known));

const termsOf = (word: string, { language }: Asked, { terminology }: Domain): readonly QuestionTerm[] =>
  questionTerms(word, language, terminology).terms;

function isSaid(term: QuestionTerm, known: readonly StemsByLanguage[]): boolean {
  const single = (language: Language) => term.stems[language].filter(({ length }) => length === 1);
  const inOneWord = { ...term, stems: { en: single('en'), fr: single('fr') } };
  return known.some((stems) => languages.some((language) => says(stems[language], inOneWord, language)));
}

/** "What is my credit score": documents tell rules, not what a customer has, unless they give the kind of answer wanted. */
function ownValue(asked: Asked, { mentions, question }: Recognition, { search }: Looked, domain: Domain): string[] {
  const thing = askedThing(question, asked.language);
  if (!thing?.own || mentions.some(({ kind }) => kind === 'entity') || asked.caller.role !== 'customer') return [];
  if (wantedAnswers(question).length > 0 && search?.holdsAnswer) return [];
  const head = thing.words.find((word) => !generalWords.has(fold(word)));
  const records = domain.tools.filter(({ body, audience }) => body.kind === 'template' && audience.includes('customer'));
  const known = records.map((tool) => wordsOfTool(tool, domain));
  return head === undefined || isKnown(head, asked, domain, known) ? [] : [thing.phrase];
}

/** A year that all the texts found are older than. */
function laterYears({ question }: Asked, { passages }: Looked): string[] {
  const years = question.match(/\b20\d{2}\b/g) ?? [];
  const newest = passages
    .map(({ passage }) => passage.date.slice(0, 4))
    .sort()
    .at(-1);
  return newest === undefined ? [] : years.filter((year) => year > newest);
}
