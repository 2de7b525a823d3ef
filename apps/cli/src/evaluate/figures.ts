import { months, word } from './fold.ts';

const numberWords: Readonly<Record<string, number>> = {
  zero: 0,
  un: 1,
  une: 1,
  one: 1,
  deux: 2,
  two: 2,
  trois: 3,
  three: 3,
  quatre: 4,
  four: 4,
  cinq: 5,
  five: 5,
  six: 6,
  sept: 7,
  seven: 7,
  huit: 8,
  eight: 8,
  neuf: 9,
  nine: 9,
  dix: 10,
  ten: 10,
  onze: 11,
  eleven: 11,
  douze: 12,
  twelve: 12,
  treize: 13,
  thirteen: 13,
  quatorze: 14,
  fourteen: 14,
  quinze: 15,
  fifteen: 15,
  seize: 16,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  vingt: 20,
  twenty: 20,
};

const scales: readonly (readonly [RegExp, number])[] = [
  [/^(?:milliards?|billions?|bn|mds?)(?![\p{L}\p{N}_])/u, 1e9],
  [/^(?:millions?|mn|mm|m)(?![\p{L}\p{N}_])/u, 1e6],
  [/^(?:thousands?|milliers?|mille|k)(?![\p{L}\p{N}_])/u, 1e3],
];

const start = `(?<!${word})`;
const end = `(?!${word})`;
const dates = [
  new RegExp(`${start}\\d{4}-\\d\\d-\\d\\d${end}|${start}\\d{1,2}/\\d{1,2}/\\d{2,4}${end}`, 'gu'),
  new RegExp(
    `${start}(?:${months})\\.? \\d{1,2}(?:st|nd|rd|th)?,? \\d{4}${end}|${start}\\d{1,2}(?:er|st|nd|rd|th)? (?:${months})\\.?,? \\d{4}${end}`,
    'gu',
  ),
];
const articleNumbers = new RegExp(`${start}[lrad]\\d{3}(?:-\\d+)+${end}`, 'gu');
const written = new RegExp(`(?<![\\p{L}\\p{N}_.,])(?:\\d{1,3}(?:[ .,']\\d{3})+(?:[.,]\\d+)?|\\d+(?:[.,]\\d+)?)(?!\\d)`, 'gu');

export interface Figure {
  readonly value: number;
  /** How far a wanted value may lie from it. */
  readonly tolerance: number;
}

interface Reading {
  readonly value: number;
  readonly decimals: number;
}

/** Every value that a written number may have, with the number of decimals shown. */
function readings(token: string): Reading[] {
  const text = token.replace(/['\s]/g, '');
  const marks = [...text].filter((character) => character === '.' || character === ',');
  if (marks.length === 0) return [{ value: Number(text), decimals: 0 }];
  if (new Set(marks).size === 2) {
    const decimal = marks.at(-1)!;
    const grouping = decimal === ',' ? '.' : ',';
    const plain = text.replaceAll(grouping, '').replace(decimal, '.');
    return [{ value: Number(plain), decimals: text.split(decimal).at(-1)!.length }];
  }
  const mark = marks[0]!;
  const parts = text.split(mark);
  return [
    ...(parts.slice(1).every((part) => part.length === 3) ? [{ value: Number(parts.join('')), decimals: 0 }] : []),
    ...(marks.length === 1 ? [{ value: Number(parts.join('.')), decimals: parts[1]!.length }] : []),
  ];
}

/** A run of digits and spaces may be one number or several: `12 345` is also `12` and `345`. */
function tokensOf(match: string): string[] {
  const parts = match.split(' ');
  const tokens = [match];
  for (let from = 0; from < parts.length; from++) {
    for (let to = from + 1; to <= parts.length; to++) if (to - from < parts.length) tokens.push(parts.slice(from, to).join(' '));
  }
  return tokens;
}

/** The numbers that a folded text holds, in digits or words, with scale words applied; dates and article numbers left out. */
export function figuresIn(folded: string): Figure[] {
  const text = [...dates, articleNumbers].reduce((rest, pattern) => rest.replace(pattern, ' ; '), folded).replace(/[$€£]/g, ' ');
  const figures: Figure[] = [];
  for (const match of text.matchAll(written)) {
    const after = text
      .slice(match.index + match[0].length)
      .replace(/^[ %]+/, '')
      .slice(0, 12);
    const scale = scales.find(([pattern]) => pattern.test(after))?.[1] ?? 1;
    for (const token of tokensOf(match[0])) {
      const significant = token.replace(/\D/g, '').replace(/^0+/, '').length;
      for (const { value, decimals } of readings(token)) {
        if (Number.isNaN(value)) continue;
        const rounding = 0.5 * 10 ** -decimals * 1.0000001;
        figures.push({ value, tolerance: significant >= 3 && decimals > 0 ? rounding : 0.005 });
        if (scale > 1) figures.push({ value: value * scale, tolerance: significant >= 3 ? rounding * scale : 0.005 });
      }
    }
  }
  for (const [name] of text.matchAll(/[a-z]+/g)) {
    const value = numberWords[name];
    if (value !== undefined) figures.push({ value, tolerance: 0.005 });
  }
  return figures;
}
