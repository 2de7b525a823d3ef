import type { Language } from '@guichet/domain-kit';
import type { Days } from './calendar.ts';
import { always, dayOf } from './calendar.ts';
import { flatten } from './flatten.ts';
import type { PeriodMention } from './mention.ts';
import { doubtfulMonths } from './month-names.ts';
import type { Point } from './read-point.ts';
import { readPoint } from './read-point.ts';
import { readRelative } from './relative-periods.ts';
import { dayAfter, dayBefore, resolvePoint, resolveRange } from './resolve-point.ts';
import { findSpokenDays } from './spoken-days.ts';

interface Clock {
  readonly language: Language;
  /** Today, YYYY-MM-DD. */
  readonly asOf: string;
}

type Read = (Days & { readonly end: number }) | undefined;

const article = String.raw`(?:(?:the|le|la) |l')?(?:(?:mois de|month of|year|annee) )?`;
const opening = new RegExp(`(?:from|between|du|de|d'|entre|des)(?: |(?<='))${article}`, 'y');
const joining = new RegExp(String.raw` ?(?:(?:to|until|till|through|and|et|a|au|-|->|→|jusqu'(?:a|au|en))(?: |$)|-|→)\s?${article}`, 'y');
const since = new RegExp(`(?:since|depuis|a partir (?:de |du |d')|starting(?: in| from| on)?|as from)(?: |(?<=[' ]))${article}`, 'y');
const until = new RegExp(`(?:until|till|up to|jusqu'(?:au|a|en)) ${article}`, 'y');
const before = new RegExp(`(?:before|avant) ${article}`, 'y');
const after = new RegExp(`(?:after|apres) ${article}`, 'y');
/** Before these four digits are the end of a card or a number, not a year. */
const numbered =
  /(?:(?<![a-z])(?:ending(?: in| with)?|ends? (?:in|with)|finissant (?:par|en)|finit par|terminant par|n°|no\.?|number|numero|code|id)|#)\s?$/;
const counted = /^ ?(?:points?|euros?|dollars?|€|\$|%|km|m²|miles|jours|days|lignes|records)/;
const placed =
  /(?:^|[ (])(?:in|of|during|by|for|on|last|this|until|since|from|before|after|en|de|depuis|avant|apres|jusqu'en|debut|mid|early|late|fin|fin de|courant|mois de|le|pour)\s$/;

/** Every day and period of a text; both ends are included. Shared by questions and examples. */
export function findPeriods(text: string, clock: Clock): readonly PeriodMention[] {
  const flat = flatten(text);
  const found: PeriodMention[] = [];
  for (let at = 0; at < flat.length; at += 1) {
    if (!startsWord(flat, at)) continue;
    const read = readPeriod(flat, at, clock);
    if (!read) continue;
    found.push({ kind: 'period', start: at, end: read.end, words: text.slice(at, read.end), from: read.from, to: read.to });
    at = read.end - 1;
  }
  const free = (day: PeriodMention) => found.every((period) => day.end <= period.start || day.start >= period.end);
  return [...found, ...findSpokenDays(text, clock.language, clock.asOf).filter(free)].sort((one, other) => one.start - other.start);
}

function startsWord(flat: string, at: number): boolean {
  return (
    /[\p{L}\d]/u.test(flat[at]!) && !/[\p{L}\d_$€£#]/u.test(flat[at - 1] ?? ' ') && !/\d[.,/-]$/.test(flat.slice(Math.max(0, at - 2), at))
  );
}

function readPeriod(flat: string, at: number, clock: Clock): Read {
  return (
    readRange(flat, at, follow(opening, flat, at), clock) ??
    readOpenEnded(flat, at, clock) ??
    readRelative(flat, at, clock.asOf) ??
    readRange(flat, at, at, clock) ??
    readAlone(flat, at, clock)
  );
}

/** Two points and what joins them. The first may be a bare day ("du 10 au 31 octobre"), the second too ("October 10 to 31, 2025"). */
function readRange(flat: string, at: number, from: number | undefined, { language, asOf }: Clock): Read {
  if (from === undefined) return undefined;
  const first = readPoint(flat, from, language) ?? bareDay(flat, from);
  if (!first) return undefined;
  const join = follow(joining, flat, first.end);
  if (join === undefined) return undefined;
  if (/(?:and|et)\b/.test(flat.slice(first.end, join)) && !/^(?:between|entre)/.test(flat.slice(at, from))) return undefined;
  const second = readPoint(flat, join, language) ?? (first.month === undefined ? undefined : bareDay(flat, join));
  if (!second || (second.unit !== first.unit && from === at)) return undefined;
  const [start, end] = complete(first, second);
  const days = start && end && resolveRange(start, end, asOf);
  return days && { ...days, end: second.end };
}

const bareDayPattern = /(\d{1,2})(?:st|nd|rd|th|er)?(?![\w/%€$]|[.,]\d)(?:, ((?:19|20)\d{2}))?/y;

function bareDay(flat: string, at: number): Point | undefined {
  bareDayPattern.lastIndex = at;
  const match = bareDayPattern.exec(flat);
  const day = Number(match?.[1]);
  if (!match || day < 1 || day > 31) return undefined;
  return { unit: 'day', day, year: match[2] === undefined ? undefined : Number(match[2]), end: at + match[0].length };
}

/** A bare day takes the other's month. */
function complete(first: Point, second: Point): readonly [Point?, Point?] {
  if (first.unit === 'day' && first.month === undefined) {
    if (second.unit !== 'day' || second.month === undefined) return [];
    return exists(second.month, first.day!) ? [{ ...first, month: second.month, year: second.year }, second] : [];
  }
  if (second.unit === 'day' && second.month === undefined) {
    if (first.unit !== 'day' || !exists(first.month!, second.day!)) return [];
    const year = first.year ?? second.year;
    return [
      { ...first, year },
      { ...second, month: first.month, year },
    ];
  }
  return [first, second];
}

const exists = (month: number, day: number) => dayOf(2024, month, day) !== undefined;

function readOpenEnded(flat: string, at: number, clock: Clock): Read {
  const rules: readonly (readonly [RegExp, (days: Days) => Days])[] = [
    [since, (days) => ({ from: days.from, to: clock.asOf < days.from ? always.to : clock.asOf })],
    [until, (days) => ({ from: always.from, to: days.to })],
    [before, (days) => ({ from: always.from, to: dayBefore(days) })],
    [after, (days) => ({ from: dayAfter(days), to: always.to })],
  ];
  for (const [word, bound] of rules) {
    const from = follow(word, flat, at);
    const point = from === undefined ? undefined : readPoint(flat, from, clock.language);
    const relative = from === undefined || point ? undefined : readRelative(flat, from, clock.asOf);
    if (point) return { ...bound(resolvePoint(point, clock.asOf)), end: point.end };
    if (relative) return { ...bound(relative), end: relative.end };
  }
  return undefined;
}

/** A single point, unless its words are likelier something else. */
function readAlone(flat: string, at: number, { language, asOf }: Clock): Read {
  const point = readPoint(flat, at, language);
  if (!point) return undefined;
  const earlier = flat.slice(Math.max(0, at - 16), at);
  if (numbered.test(earlier) || (point.unit === 'year' && counted.test(flat.slice(point.end)))) return undefined;
  const dernier = /^ (?:dernier|passe)(?![a-z])/.exec(flat.slice(point.end));
  if (
    point.unit === 'month' &&
    point.year === undefined &&
    !dernier &&
    doubtfulMonths.has(flat.slice(at, point.end)) &&
    !placed.test(earlier)
  )
    return undefined;
  if (point.unit === 'day' && point.year === undefined && /^\d\d\/\d\d$/.test(flat.slice(at, point.end)) && !placed.test(earlier))
    return undefined;
  return { ...resolvePoint(point, asOf), end: point.end + (dernier?.[0].length ?? 0) };
}

function follow(pattern: RegExp, flat: string, at: number): number | undefined {
  pattern.lastIndex = at;
  const match = pattern.exec(flat);
  return match === null ? undefined : at + match[0].length;
}
