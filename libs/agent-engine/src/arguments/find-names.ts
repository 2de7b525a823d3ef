import type { Candidate, Span } from './mention.ts';
import { nearest } from './edit-distance.ts';
import { fillers } from './common-words.ts';
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
export function findNames(question: Text, index: NameIndex): readonly NameMatch[] {
  const readings = question.tokens.map((token) => read(token.text, index, question.ordinary));
  const windows = [...anchored(question, index, readings), ...compact(question, index)].filter((window) => tells(window, question, index));
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

/** A name doesn't run across the end of a sentence or an arrow. */
function joined(question: Text, one: number, other: number): boolean {
  const [before, after] = one < other ? [question.tokens[one], question.tokens[other]] : [question.tokens[other], question.tokens[one]];
  return before !== undefined && after !== undefined && !/[?!;:→>\n]|\.\s/.test(question.text.slice(before.end, after.start));
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

/** Where there are more names than this, a lone word in small letters must be how a name begins. */
const crowd = 300;
const placing = new Set(['at', 'chez', 'from', 'to', 'with', 'by', 'vers', 'avec']);

/** Whether a stretch is meant as a name: a common word alone is not, and a slip in a lone word must leave no doubt. */
function tells(window: Window, question: Text, index: NameIndex): boolean {
  const { spelling, first, rank, core, loose, slips } = window;
  const tokens = core.map((position) => question.tokens[position]!);
  const written = question.capitals && core.every((position) => position > 0 && question.tokens[position]!.capitalised);
  const lone = core.length === 1;
  if (slips > 0 && lone && (rank === 1 || (tokens[0]!.text.length < 5 && loose === 0))) return false;
  if (slips > 0 && !written && lone && index.names > crowd && tokens[0]!.text.length < 6) return false;
  const telling = tokens.some((token) => !question.ordinary.has(token.text) && !/^\d+$/.test(token.text) && token.text.length > 1);
  if (rank === 1) {
    if (!telling && !written) return false;
    if (lone && /^\d+$/.test(tokens[0]!.text)) return false;
    return !lone || written || index.names <= crowd || spelling.tokens.find((token) => spelling.core.has(token)) === tokens[0]!.text;
  }
  return telling || written || (rank === 3 && window.last > first) || loose > 0 || placing.has(question.tokens[first - 1]?.text ?? '');
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
    const candidates = new Map(equals.map(({ spelling: { candidate } }) => [candidate.id, candidate]));
    return { start, end, words: question.text.slice(start, end), candidates: [...candidates.values()], rank, slips };
  });
}

function compare(one: Window, other: Window): number {
  return other.core.length - one.core.length || one.slips - other.slips || other.rank - one.rank;
}

/** Takes in the loose words beside a name: in "Gold card" and "carte Gold", the card. */
function absorb({ first, last }: Window, question: Text, index: NameIndex): readonly [number, number] {
  const loose = (position: number) => index.loose.has(question.tokens[position]?.text ?? '');
  const reach = (from: number, step: 1 | -1): number => {
    let position = from;
    while (joined(question, position, position + step) && loose(position + step)) position += step;
    return position;
  };
  return [reach(first, -1), reach(last, 1)];
}
