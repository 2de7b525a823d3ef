import type { Candidate, Span } from './mention.ts';
import { nearest, slips } from './edit-distance.ts';
import { fillers } from './common-words.ts';
import { fold } from './fold.ts';
import type { Token } from './fold.ts';
import type { NameIndex, Spelling } from './name-index.ts';
import type { Text } from './text.ts';

/** A stretch of the question that may be a name. */
export interface NameMatch extends Span {
  readonly candidates: readonly Candidate[];
  /** 3: word for word; 2: all that tells the name apart; 1: a part of it. */
  readonly rank: 1 | 2 | 3;
  readonly slips: number;
}

interface Window {
  readonly spelling: Spelling;
  readonly first: number;
  readonly last: number;
  readonly rank: 1 | 2 | 3;
  readonly slips: number;
  /** Positions whose token is of the name's core. */
  readonly core: readonly number[];
  readonly loose: number;
}

type Reading = readonly { readonly word: string; readonly slips: number }[];

/** Every stretch that is a name of the index, whole or shortened, exact or misspelt; overlapping ones are for the caller to weigh. */
export function findNames(question: Text, index: NameIndex, people = false): readonly NameMatch[] {
  const readings = question.tokens.map((token) => read(token.text, index, question.ordinary));
  const windows = [...anchored(question, index, readings), ...compact(question, index)].filter((window) =>
    tells(window, question, index, people),
  );
  return merge(windows, question, index);
}

function read(text: string, index: NameIndex, ordinary: ReadonlySet<string>): Reading {
  if (index.vocabulary.has(text)) return [{ word: text, slips: 0 }];
  if (ordinary.has(text) || /\d/.test(text)) return [];
  return nearest(text, index.byInitial);
}

/** Around each word that is of some name's core, as many neighbours as that name has too, in any order. */
function* anchored(question: Text, index: NameIndex, readings: readonly Reading[]): Iterable<Window> {
  for (let at = 0; at < readings.length; at += 1) {
    for (const { word, slips } of readings[at]!) {
      for (const spelling of index.byToken.get(word) ?? []) yield grow(question, readings, spelling, at, word, slips);
    }
  }
}

function grow(question: Text, readings: readonly Reading[], spelling: Spelling, at: number, word: string, slips: number): Window {
  const left = [...spelling.tokens];
  left.splice(left.indexOf(word), 1);
  const core = [at];
  let total = slips;
  let loose = 0;
  const take = (position: number): boolean => {
    const reading = readings[position]?.find((candidate) => left.includes(candidate.word));
    if (!reading) return false;
    left.splice(left.indexOf(reading.word), 1);
    total += reading.slips;
    if (spelling.core.has(reading.word)) core.push(position);
    else loose += 1;
    return true;
  };
  const edge = (step: 1 | -1): number => {
    let position = at;
    for (;;) {
      const next = position + step;
      if (!joined(question, position, next)) return position;
      if (take(next)) position = next;
      else if (fillers.has(question.tokens[next]!.text) && joined(question, next, next + step) && take(next + step)) position = next + step;
      else return position;
    }
  };
  const first = edge(-1);
  const last = edge(1);
  const rank = left.length === 0 ? 3 : left.some((token) => spelling.core.has(token)) ? 1 : 2;
  return { spelling, first, last, rank, slips: total, core, loose };
}

/** "Co. Ltd" is no end of a sentence. */
const longestAbbreviation = 3;

/** A name doesn't run across the end of a sentence or an arrow. */
function joined(question: Text, one: number, other: number): boolean {
  const [before, after] = one < other ? [question.tokens[one], question.tokens[other]] : [question.tokens[other], question.tokens[one]];
  if (before === undefined || after === undefined) return false;
  const between = question.text.slice(before.end, after.start);
  return !/[?!;:→>\n]/.test(between) && (!/\.\s/.test(between) || before.text.length <= longestAbbreviation);
}

/** Names written as one word in one place and as several in the other. */
function* compact(question: Text, index: NameIndex): Iterable<Window> {
  for (let first = 0; first < question.tokens.length; first += 1) {
    let text = '';
    for (let last = first; last < Math.min(first + 5, question.tokens.length); last += 1) {
      if (last > first && !joined(question, last - 1, last)) break;
      text += question.tokens[last]!.text;
      for (const spelling of index.byCompact.get(text) ?? []) {
        const core = Array.from({ length: last - first + 1 }, (_, offset) => first + offset);
        yield { spelling, first, last, rank: 3, slips: 0, core, loose: 0 };
      }
    }
  }
}

/** Where there are more names than this, a lone word must be how a name begins; more than `crowd`, and a slip must leave no doubt. */
const few = 20;
const crowd = 300;
const placing = new Set(['at', 'chez', 'from', 'to', 'with', 'by', 'vers', 'avec']);

/** Whether a stretch is meant as a name: a common word alone is not. Of a person's name, any part may stand for it. */
function tells(window: Window, question: Text, index: NameIndex, people: boolean): boolean {
  const { spelling, first, rank, core, loose } = window;
  const tokens = core.map((position) => question.tokens[position]!);
  const written = question.capitals && core.every((position) => position > 0 && question.tokens[position]!.capitalised);
  const telling = tokens.some((token) => !question.ordinary.has(token.text) && !/^\d+$/.test(token.text) && token.text.length > 1);
  if (!sure(window, tokens, written, index)) return false;
  if (rank > 1)
    return telling || (written && spaced(tokens)) || (rank === 3 && window.last > first) || loose > 0 || placed(question, first);
  if (!telling && !(written && spaced(tokens))) return false;
  if (tokens.length > 1) return true;
  if (/^\d+$/.test(tokens[0]!.text)) return false;
  return people || index.names <= few || spelling.tokens.find((token) => spelling.core.has(token)) === tokens[0]!.text;
}

/** A letter alone is not a name, even as a capital. */
const spaced = (tokens: readonly Token[]) => tokens.some((token) => token.text.length > 1);
const placed = (question: Text, first: number) => placing.has(question.tokens[first - 1]?.text ?? '');

/** A misspelt lone word must be long, and all of what tells the name apart. */
function sure({ slips, rank, loose }: Window, tokens: readonly Token[], written: boolean, index: NameIndex): boolean {
  if (slips === 0 || tokens.length > 1) return true;
  const length = tokens[0]!.text.length;
  if (rank === 1 || (length < 5 && loose === 0)) return false;
  return written || index.names <= crowd || length >= 6;
}

/** Of the windows on the same words the best ones; several names among them are equally good. */
function merge(windows: readonly Window[], question: Text, index: NameIndex): readonly NameMatch[] {
  const best = new Map<string, Window[]>();
  for (const window of windows) {
    const [first, last] = absorb(window, question, index);
    const key = `${first} ${last}`;
    const placed = { ...window, first, last };
    const rivals = best.get(key);
    const order = rivals ? compare(placed, rivals[0]!) : -1;
    if (order < 0) best.set(key, [placed]);
    else if (order === 0) rivals!.push(placed);
  }
  return [...best.values()].map((equals) => {
    const { first, last, rank, slips } = equals[0]!;
    const start = question.tokens[first]!.start;
    const end = question.tokens[last]!.end;
    const words = question.text.slice(start, end);
    const candidates = new Map(asWritten(words, equals).map(({ spelling: { candidate } }) => [candidate.id, candidate]));
    return { start, end, words, candidates: [...candidates.values()], rank, slips };
  });
}

/** Of names that differ in punctuation or capitals only, those written as in the question. */
function asWritten(words: string, windows: readonly Window[]): readonly Window[] {
  const alike = (same: (text: string) => string) => windows.filter(({ spelling }) => same(spelling.text) === same(words));
  return [(text: string) => text, fold].map(alike).find((same) => same.length > 0) ?? windows;
}

function compare(one: Window, other: Window): number {
  return other.core.length - one.core.length || one.slips - other.slips || other.rank - one.rank || other.loose - one.loose;
}

/** Takes in the loose words beside a name: in "Gold card" and "carte Gold", the card. */
function absorb({ first, last }: Window, question: Text, index: NameIndex): readonly [number, number] {
  const loose = (position: number) => isLoose(question.tokens[position]?.text ?? '', question, index);
  const reach = (from: number, step: 1 | -1): number => {
    let position = from;
    while (loose(position + step) && adjacent(question, position, position + step)) position += step;
    return position;
  };
  return [reach(first, -1), reach(last, 1)];
}

const adjacent = ({ text, tokens }: Text, one: number, other: number) =>
  /^[ \u00a0'’-]+$/.test(text.slice(tokens[Math.min(one, other)]!.end, tokens[Math.max(one, other)]!.start));

function isLoose(word: string, { ordinary }: Text, { loose }: NameIndex): boolean {
  if (loose.has(word)) return true;
  return word.length >= 6 && !ordinary.has(word) && [...loose].some((other) => other.length >= 5 && slips(word, other) === 1);
}
