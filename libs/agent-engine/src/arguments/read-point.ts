import type { Language } from '@guichet/domain-kit';
import { dayOf } from './calendar.ts';
import { monthName, monthNumber } from './month-names.ts';

/** A day, month, quarter, half or year as written; what isn't written is left open. */
export interface Point {
  readonly unit: 'day' | 'month' | 'quarter' | 'half' | 'year';
  readonly year?: number;
  readonly month?: number;
  readonly day?: number;
  /** Which quarter or half. */
  readonly part?: number;
  /** Where it ends in the text. */
  readonly end: number;
}

type Written = Omit<Point, 'end'> | undefined;
type Rule = readonly [pattern: RegExp, read: (groups: readonly (string | undefined)[], language: Language) => Written];

const year = String.raw`((?:19|20)\d{2})(?![\d])`;
const ofYear = String.raw`(?:,?\s?(?:of |de |d'|en |in |l'annee |fy ?)?(?:the year |l'annee )?${year})?`;
const ordinals: Readonly<Record<string, number>> = {
  first: 1, '1st': 1, second: 2, '2nd': 2, third: 3, '3rd': 3, fourth: 4, '4th': 4,
  premier: 1, '1er': 1, deuxieme: 2, '2e': 2, '2eme': 2, troisieme: 3, '3e': 3, '3eme': 3, quatrieme: 4, '4e': 4, '4eme': 4,
}; // prettier-ignore
const ordinal = `(${Object.keys(ordinals).join('|')})`;
const number = (text: string | undefined) => (text === undefined ? undefined : Number(text));

const rules: readonly Rule[] = [
  [/(\d{4})-(\d{2})-(\d{2})(?!\d)/y, ([, y, m, d]) => valid(Number(y), Number(m), Number(d))],
  [
    /(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})(?!\d|[/.-]\d)/y,
    ([, a, mark, b, y], language) => numeric(a!, b!, y!, mark === '.' ? 'fr' : language),
  ],
  [/(\d{2})\/(\d{2})(?![\d/])/y, ([, a, b], language) => open(numeric(a!, b!, '2024', language))],
  [
    new RegExp(String.raw`(?:the )?(\d{1,2})(?:st|nd|rd|th|er|eme|e)?(?: of| de)? (${monthName})\.?(?:,? ?${year})?`, 'y'),
    ([, d, m, y]) => valid(number(y), monthNumber(m!), Number(d)),
  ],
  [
    new RegExp(String.raw`(${monthName})\.? (?:the )?(\d{1,2})(?:st|nd|rd|th)?(?!\w)(?:,? ${year})?`, 'y'),
    ([, m, d, y]) => valid(number(y), monthNumber(m!), Number(d)),
  ],
  [/(\d{2})\/((?:19|20)\d{2})(?![\d/])/y, ([, m, y]) => month(Number(y), Number(m))],
  [/((?:19|20)\d{2})-(\d{2})(?![\d-])/y, ([, y, m]) => month(Number(y), Number(m))],
  [new RegExp(String.raw`(${monthName})\.?${ofYear}`, 'y'), ([, m, y]) => month(number(y), monthNumber(m!))],
  [
    new RegExp(String.raw`[qt]([1-4])(?![\d])(?:[ -]?${ofYear})`, 'y'),
    ([, p, y]) => ({ unit: 'quarter', part: Number(p), year: number(y) }),
  ],
  [new RegExp(String.raw`[hs]([12])(?!\d)[ -]?${ofYear}`, 'y'), ([, p, y]) => ({ unit: 'half', part: Number(p), year: number(y) })],
  [
    new RegExp(String.raw`${ordinal} (quarter|trimestre|half|semestre)${ofYear}`, 'y'),
    ([, p, unit, y]) => part(ordinals[p!]!, unit!, number(y)),
  ],
  [new RegExp(String.raw`(?:(?:fiscal year|fiscal|exercice|fy) ?|f)${year}`, 'y'), ([, y]) => ({ unit: 'year', year: Number(y) })],
  [/fy? ?'?(\d{2})(?!\w)/y, ([, y]) => ({ unit: 'year', year: 2000 + Number(y) })],
  [new RegExp(`${year}(?![a-z/]|[.,]\\d|-\\d(?!\\d{3}(?!\\d)))`, 'y'), ([, y]) => ({ unit: 'year', year: Number(y) })],
];

/** Reads the point in time that starts exactly at `at` in flat text. English reads 05/11 as 11 May, French as 5 November. */
export function readPoint(flat: string, at: number, language: Language): Point | undefined {
  for (const [pattern, read] of rules) {
    pattern.lastIndex = at;
    const match = pattern.exec(flat);
    const written = match && read(match, language);
    if (written) return { ...written, end: at + match[0].replace(/[\s.,]+$/, '').length };
  }
  return undefined;
}

function valid(y: number | undefined, m: number, d: number): Written {
  return dayOf(y ?? 2024, m, d) === undefined ? undefined : { unit: 'day', year: y, month: m, day: d };
}

function month(y: number | undefined, m: number): Written {
  return m >= 1 && m <= 12 ? { unit: 'month', year: y, month: m } : undefined;
}

function part(which: number, unit: string, y: number | undefined): Written {
  if (unit === 'half' || unit === 'semestre') return which <= 2 ? { unit: 'half', part: which, year: y } : undefined;
  return { unit: 'quarter', part: which, year: y };
}

function numeric(a: string, b: string, y: string, language: Language): Written {
  const full = y.length === 2 ? 2000 + Number(y) : Number(y);
  const [d, m] = language === 'fr' ? [Number(a), Number(b)] : [Number(b), Number(a)];
  return valid(full, m, d) ?? valid(full, d, m);
}

const open = (written: Written): Written => written && { ...written, year: undefined };
