import { figuresIn, type Figure } from './figures.ts';
import { fold, word } from './fold.ts';
import type { GoldenAnswer, GoldenItem, GoldenLine } from './golden-line.ts';

/** What is wrong with an answer, as a line of a golden set wants it; empty when nothing is. The rules are those of the set's own `check.py`. */
export function grade(line: GoldenLine, answer: GoldenAnswer | undefined): string[] {
  if (!answer) return ['no answer'];
  const text = fold(answer.answer_text);
  const figures = figuresIn(text);
  const { status, must_contain: wanted, must_not_contain: unwanted } = line.expected;
  return [
    ...(answer.status === status ? [] : [`status ${answer.status}, expected ${status}`]),
    ...wanted.filter((item) => !holds(text, figures, item)).map((item) => `lacks ${JSON.stringify(item).slice(0, 120)}`),
    ...unwanted.filter((item) => holds(text, figures, item)).map((item) => `must not say ${JSON.stringify(item).slice(0, 80)}`),
  ];
}

function holds(text: string, figures: readonly Figure[], item: GoldenItem): boolean {
  if (typeof item === 'object') return item.any_of.some((one) => holds(text, figures, one));
  if (typeof item === 'number') {
    return figures.some(({ value, tolerance }) => Math.abs(Math.abs(value) - Math.abs(item)) <= Math.max(tolerance, 1e-9 * Math.abs(item)));
  }
  return holdsText(text, fold(item));
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
const isAlphanumeric = (character: string) => /[\p{L}\p{N}]/u.test(character);

/** As whole words, and not as the beginning of a longer number. */
function holdsText(text: string, item: string): boolean {
  if (item === '') return true;
  const before = isAlphanumeric(item[0]!) ? `(?<!${word})` : '';
  const after = isAlphanumeric(item.at(-1)!) ? `(?!${word})(?!-\\d)(?![.,]\\d)` : '';
  return new RegExp(before + escaped(item) + after, 'u').test(text);
}
