/** A piece of a passage that can be quoted alone: `text.slice(start, end)`. */
export interface Unit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly kind: 'heading' | 'item' | 'sentence';
  /** Positions of the headings above and of the line that opens its list, outermost first. */
  readonly under: readonly number[];
}

const heading = /^\s*(?:#{1,6}\s+|\*\*[^*]+\*\*:?\s*$)/;
const item = /^\s*(?:[-*•–]\s+|\d{1,3}[.)°]\s+|[a-z]\)\s+|\|)/;
const tableRule = /^\s*\|?[\s:|-]+\|?\s*$/;
/** Short forms that end in a full stop and end no sentence. */
const shortForm =
  /(?:\b(?:art|al|no|nos|mr|mrs|ms|dr|st|inc|ltd|co|corp|vs|etc|approx|e\.g|i\.e|u\.s|fig|sec|cf|p)|\b\p{L}|\b\p{Lu}\.\p{Lu})\.$/iu;

/** Cuts a passage into sentences, list items and headings, in reading order; Markdown's lists, headings and table rows are known. */
export function splitPassage(text: string): Unit[] {
  const units: Unit[] = [];
  const headings: { level: number; position: number }[] = [];
  let opener: number | undefined;
  for (const line of logicalLines(text)) {
    if (line[0].trim() === '' || tableRule.test(line[0])) continue;
    if (heading.test(line[0])) {
      const level = /^\s*(#+)/.exec(line[0])?.[1]?.length ?? 7;
      while (headings.length > 0 && headings.at(-1)!.level >= level) headings.pop();
      const marker = /^\s*(?:#+\s+)?/.exec(line[0])![0].length;
      units.push(
        unit(
          text,
          line.index + marker,
          line.index + line[0].length,
          'heading',
          headings.map(({ position }) => position),
        ),
      );
      headings.push({ level, position: units.length - 1 });
      opener = undefined;
      continue;
    }
    const isItem = item.test(line[0]);
    const under = [...headings.map(({ position }) => position), ...(isItem && opener !== undefined ? [opener] : [])];
    const marker = isItem ? item.exec(line[0])![0].length : 0;
    for (const [start, end] of sentencesOf(line[0], marker)) {
      units.push(unit(text, line.index + start, line.index + end, isItem ? 'item' : 'sentence', under));
    }
    if (!isItem) opener = /:\**\s*$/.test(line[0]) ? units.length - 1 : undefined;
  }
  return units;
}

/** From here on a line that ends in the middle of a sentence was wrapped to a width. */
const wrapWidth = 60;

/** The lines of a text, those that were only wrapped joined again. */
function logicalLines(text: string): { readonly 0: string; readonly index: number }[] {
  const lines: { 0: string; index: number }[] = [];
  for (const { 0: line, index } of text.matchAll(/[^\n]+/g)) {
    const last = lines.at(-1);
    const isNext = last !== undefined && last.index + last[0].length + 1 === index;
    const previous = last?.[0].slice(last[0].lastIndexOf('\n') + 1) ?? '';
    const isWrapped = isNext && previous.length >= wrapWidth && !/[.;:!?|]["”»)*]*\s*$/.test(previous) && !heading.test(previous);
    if (isWrapped && !heading.test(line) && !item.test(line)) last[0] = text.slice(last.index, index + line.length);
    else lines.push({ 0: line, index });
  }
  return lines;
}

function unit(text: string, from: number, to: number, kind: Unit['kind'], under: readonly number[]): Unit {
  const raw = text.slice(from, to);
  const start = from + (raw.length - raw.trimStart().length);
  const end = to - (raw.length - raw.trimEnd().length);
  return { start, end, text: text.slice(start, end), kind, under };
}

function* sentencesOf(line: string, from: number): Generator<[number, number]> {
  let start = from;
  for (const { index, 0: gap } of line.matchAll(/(?<=[.!?;]["»”)*]*)\s+(?=["«“(*]*[\p{Lu}\d§])/gu)) {
    if (index <= start || shortForm.test(line.slice(start, index))) continue;
    yield [start, index];
    start = index + gap.length;
  }
  if (line.slice(start).trim() !== '') yield [start, line.length];
}
