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
/** `word` as a whole word at the start. */
const whole = (word: string) => new RegExp(String.raw`^(?:${word})(?![\p{L}\p{N}²³])`, 'u');
const currencies: readonly (readonly [RegExp, string])[] = [
  [whole(String.raw`(?:us )?(?:\$|usd|dollars?|bucks)`), 'USD'],
  [whole('€|eur|euros?|balles'), 'EUR'],
  [whole('£|gbp|pounds?|quid|livres? sterling'), 'GBP'],
  [whole('chf|swiss francs?|francs? suisses?'), 'CHF'],
  [whole('¥|jpy|yens?'), 'JPY'],
];
const multiples: readonly (readonly [RegExp, number])[] = [
  [whole(' ?(?:thousand|mille|milliers)|k'), 1e3],
  [whole(' ?(?:mn|millions?)|m'), 1e6],
  [whole(' ?(?:bn|billions?|milliards?|mds?)|b'), 1e9],
];
const before = /(us\$|usd|eur|gbp|chf|[$€£¥])\s?$/;

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
  for (const match of flat.matchAll(new RegExp(String.raw`(?<![\p{L}\d_#/.,:]|[\p{L}\d]-)(?:${figure})(?![\d_:]|/\d|-\w|\.\d)`, 'gu'))) {
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
  const multiple = nextTo(flat, end);
  const currency = follow(flat, multiple?.end ?? end, currencies);
  const last = currency?.end ?? multiple?.end ?? end;
  if (/^\s?(?:%|percent|per cent|pour ?cent)/.test(flat.slice(last))) return undefined;
  if (/^[a-z]/.test(flat.slice(last))) return undefined;
  const first = sign ? start - sign[0].length : start;
  const span = { start: first, end: last, words: text.slice(first, last) };
  const total = Math.round(value * (multiple?.value ?? 1) * 1e6) / 1e6;
  if (sign || currency || multiple) {
    return { kind: 'amount', ...span, value: total, currency: currency?.value ?? (sign ? signs[sign[1]!]! : '') };
  }
  return { kind: 'number', ...span, value: total };
}

/** "12k" and "3 millions", but not the metres of "3 m" and not the pension plan "401k". */
function nextTo(flat: string, end: number): { value: number; end: number } | undefined {
  if (/(?<!\d)401k$/.test(flat.slice(Math.max(0, end - 4), end + 1))) return undefined;
  for (const [word, value] of multiples) {
    const match = word.exec(flat.slice(end));
    if (match) return { value, end: end + match[0].length };
  }
  return undefined;
}

/** The sign or word that follows, after a blank or, as in French, "de": "2 millions d'euros". */
function follow<T>(flat: string, end: number, table: readonly (readonly [RegExp, T])[]): { value: T; end: number } | undefined {
  for (const gap of ['', ' ', ' de ', " d'"]) {
    if (!flat.startsWith(gap, end)) continue;
    const rest = flat.slice(end + gap.length);
    for (const [word, value] of table) {
      const match = word.exec(rest);
      if (match) return { value, end: end + gap.length + match[0].length };
    }
  }
  return undefined;
}
