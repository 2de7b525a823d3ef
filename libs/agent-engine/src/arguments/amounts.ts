import type { Language } from '@guichet/domain-kit';
import type { AmountMention, NumberMention } from './mention.ts';
import { figure, readFigure } from './figures.ts';
import { flatten } from './flatten.ts';
import { tokenise } from './fold.ts';
import { numberInWords } from './numbers-in-words.ts';

const signs: Readonly<Record<string, string>> = {
  $: 'USD',
  '€': 'EUR',
  '£': 'GBP',
  '¥': 'JPY',
  us$: 'USD',
  usd: 'USD',
  eur: 'EUR',
  gbp: 'GBP',
  chf: 'CHF',
};
const currencies: readonly (readonly [RegExp, string])[] = [
  [/^(?:us )?(?:\$|usd|dollars?|bucks)/, 'USD'],
  [/^(?:€|eur|euros?|balles)/, 'EUR'],
  [/^(?:£|gbp|pounds?|quid|livres? sterling)/, 'GBP'],
  [/^(?:chf|swiss francs?|francs? suisses?)/, 'CHF'],
  [/^(?:¥|jpy|yens?)/, 'JPY'],
];
const multiples: readonly (readonly [RegExp, number])[] = [
  [/^(?:k|thousand|mille|milliers)/, 1e3],
  [/^(?:mn|m|millions?)/, 1e6],
  [/^(?:bn|b|billions?|milliards?|md|mds)/, 1e9],
];
const before = /(us\$|usd|eur|gbp|chf|[$€£¥])\s?$/;
const wordEnd = /^(?![a-z0-9])/;

interface Written {
  readonly start: number;
  readonly end: number;
  readonly value: number;
}

/** Sums of money, and numbers that are none; percentages and digits that are part of a code are neither. */
export function findAmounts(text: string, language: Language): readonly (AmountMention | NumberMention)[] {
  const flat = flatten(text);
  return [...inDigits(flat, language), ...inWords(text, language)].flatMap((written) => measure(text, flat, written) ?? []);
}

function* inDigits(flat: string, language: Language): Iterable<Written> {
  for (const match of flat.matchAll(new RegExp(String.raw`(?<![\p{L}\d_#/.,:-])(?:${figure})(?![\d_/:]|-\w|\.\d)`, 'gu'))) {
    yield { start: match.index, end: match.index + match[0].length, value: readFigure(match[0], language) };
  }
}

function* inWords(text: string, language: Language): Iterable<Written> {
  const tokens = tokenise(text);
  for (let at = 0; at < tokens.length; at += 1) {
    const near = tokens.slice(at, at + 12);
    const number = numberInWords(near.map((token) => token.text), language); // prettier-ignore
    if (!number) continue;
    yield { start: tokens[at]!.start, end: near[number.length - 1]!.end, value: number.value };
    at += number.length - 1;
  }
}

/** Looks at what stands around a number: a currency, a multiple, a percent sign, letters that make it a code. */
function measure(text: string, flat: string, { start, end, value }: Written): AmountMention | NumberMention | undefined {
  const sign = before.exec(flat.slice(Math.max(0, start - 4), start));
  const multiple = follow(flat, end, multiples);
  const figured = multiple?.value ?? 1;
  const currency = follow(flat, multiple?.end ?? end, currencies);
  const last = currency?.end ?? multiple?.end ?? end;
  if (/^\s?(?:%|percent|per cent|pour ?cent)/.test(flat.slice(last))) return undefined;
  if (/^[a-z]/.test(flat.slice(last))) return undefined;
  const first = sign ? start - sign[0].length : start;
  const span = { start: first, end: last, words: text.slice(first, last) };
  const total = Math.round(value * figured * 1e6) / 1e6;
  if (sign || currency || multiple) {
    return { kind: 'amount', ...span, value: total, currency: currency?.value ?? (sign ? signs[sign[1]!]! : '') };
  }
  return { kind: 'number', ...span, value: total };
}

function follow<T>(flat: string, end: number, table: readonly (readonly [RegExp, T])[]): { value: T; end: number } | undefined {
  const gap = /^\s?/.exec(flat.slice(end))![0].length;
  const linked = /^\s?(?:de |d')?/.exec(flat.slice(end))![0].length;
  for (const skip of new Set([gap, linked])) {
    const rest = flat.slice(end + skip);
    for (const [word, value] of table) {
      const match = word.exec(rest);
      if (match && wordEnd.test(rest.slice(match[0].length))) return { value, end: end + skip + match[0].length };
    }
  }
  return undefined;
}
