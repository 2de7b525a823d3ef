import type { Evidence, Sentence } from '@guichet/contracts';
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

/** Numbers that evidence holds: in its fields at any depth, in its text, and how many records stand behind it. */
function figuresOf(evidence: readonly Evidence[]): number[] {
  const figures: number[] = [];
  const visit = (value: unknown): void => {
    if (typeof value === 'number') figures.push(value);
    else if (typeof value === 'string')
      for (const [match] of value.matchAll(written)) figures.push(...readings(match).map((reading) => reading.value));
    else if (Array.isArray(value)) value.forEach(visit);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(visit);
  };
  for (const item of evidence) visit([item.fields, item.title, item.excerpt, item.source, item.sourceCount]);
  figures.push(evidence.length);
  return figures;
}

/** A figure agrees with a value when it is that value rounded to the digits shown; signs are words' business ("fell by"). */
const agrees = (figure: { value: number; decimals: number }, value: number) =>
  Math.abs(Math.abs(figure.value) - Math.abs(value)) <= 0.5 * 10 ** -figure.decimals + 1e-9 * Math.abs(value);

/** No figure stands in a sentence that the evidence which it cites does not hold. */
export const figuresAreInEvidence: SentenceCheck = (sentence: Sentence, evidence) => {
  const cited = evidence.filter((item) => sentence.evidenceIds.includes(item.id));
  if (cited.length === 0) return undefined;
  const known = figuresOf(cited);
  for (const [match] of sentence.text.replace(days, ' ').matchAll(written)) {
    if (!readings(match).some((reading) => known.some((value) => agrees(reading, value)))) {
      return { code: 'unsupported_figure', message: `The cited evidence does not hold the figure ${match.trim()}.` };
    }
  }
  return undefined;
};
