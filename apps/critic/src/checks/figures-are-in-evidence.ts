import type { Evidence } from '@guichet/contracts';
import type { SentenceCheck } from './objection.ts';

/** A number with thousands separators of any kind, or without. */
const written = /\d{1,3}(?:[\s.,’']\d{3})+(?!\d)(?:[.,]\d+)?|\d+(?:[.,]\d+)?/g;
const days = /\b\d{4}-\d{2}-\d{2}\b/g;

/** Every value that a written figure may have, whichever way its separators are meant, with the digits after its decimal mark. */
export function readings(text: string): readonly { value: number; decimals: number }[] {
  const digits = text.replace(/[\s’']/g, '');
  const marks = [...digits].filter((character) => character === '.' || character === ',');
  const whole = { value: Number(digits.replace(/[.,]/g, '')), decimals: 0 };
  if (marks.length === 0) return [whole];
  const at = digits.lastIndexOf(marks.at(-1)!);
  const decimals = digits.length - at - 1;
  const fraction = { value: Number(`${digits.slice(0, at).replace(/[.,]/g, '')}.${digits.slice(at + 1)}`), decimals };
  return [fraction, whole];
}

/** Every figure in a value, at any depth. */
function figuresIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  if (typeof value === 'string') return [...value.matchAll(written)].flatMap(([match]) => readings(match).map((reading) => reading.value));
  if (Array.isArray(value)) return value.flatMap(figuresIn);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(figuresIn) : [];
}

/** What evidence holds: its fields, its text, how many records stand behind it, and the sum and mean of each field over all of it. */
function figuresOf(evidence: readonly Evidence[]): number[] {
  const held = evidence.flatMap((item) => figuresIn([item.fields, item.title, item.excerpt, item.source, item.sourceCount, item.asOf]));
  const columns = new Map<string, number[]>();
  for (const [name, value] of evidence.flatMap(({ fields }) => Object.entries(fields ?? {}))) {
    if (typeof value === 'number') columns.set(name, [...(columns.get(name) ?? []), value]);
  }
  const computed = [...columns.values()].flatMap((values) => {
    const sum = values.reduce((total, value) => total + value, 0);
    return [sum, sum / values.length];
  });
  return [...held, ...computed, evidence.length];
}

/** A figure agrees with a value when it is that value rounded to the digits shown; signs are words' business ("fell by"). */
const agrees = (figure: { value: number; decimals: number }, value: number) =>
  Math.abs(Math.abs(figure.value) - Math.abs(value)) <= 0.5 * 10 ** -figure.decimals + 1e-9 * Math.abs(value);

/** No figure stands in a sentence that neither the evidence which it cites holds nor the question gave: its arguments, such as a period, may be repeated. */
export const figuresAreInEvidence: SentenceCheck = (sentence, evidence, step) => {
  const cited = evidence.filter((item) => sentence.evidenceIds.includes(item.id));
  if (cited.length === 0) return undefined;
  const known = [...figuresOf(cited), ...figuresIn(step?.arguments)];
  for (const [match] of sentence.text.replace(days, ' ').matchAll(written)) {
    if (!readings(match).some((reading) => known.some((value) => agrees(reading, value)))) {
      return { code: 'unsupported_figure', message: `The cited evidence does not hold the figure ${match.trim()}.` };
    }
  }
  return undefined;
};
