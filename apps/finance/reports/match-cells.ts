import type { Language } from '@guichet/domain-kit';
import { readYears } from '../data/read-figure.ts';
import { conceptsIn, type Concept } from './concepts.ts';
import type { ReportCell } from './report-cell.ts';
import { saysSomething, wordsIn } from './words.ts';

export interface MatchedCell {
  readonly cell: ReportCell;
  /** 0 to 1: how much of the question the cell's labels say, and how much of its label the question says. */
  readonly score: number;
  /** 0 to 1: the first part alone. */
  readonly covered: number;
}

/** A synonym is nearly as good as the word itself. */
const synonym = 0.9;
/** What the text around a table says is weaker than what a row or column says. */
const around = 0.7;
/** Company names in a label are welcome, and not what is asked for. */
const companyWeight = 0.25;
const unasked = 0.05;
/** Words that make another figure of a row's: deferred revenue is no revenue. Unasked, they count against it. */
const changing = new Set(
  'deferred unearned cost percentage percent per ratio growth change before after excluding unrecognized comprehensive accrued adjusted diluted basic pro forma weighted allowance'.split(
    ' ',
  ),
);
const changed = 0.5;

const share = (way: readonly string[], words: ReadonlySet<string>): number => way.filter((word) => words.has(word)).length / way.length;

/** How well the ways of a concept stand in some words: half of a phrase is worth less than half. */
const says = (concept: Concept, words: ReadonlySet<string>): number =>
  Math.max(0, ...concept.ways.map((way, index) => share(way, words) ** 1.5 * (index === 0 ? 1 : synonym)));

const content = (text: string): string[] => wordsIn(text).filter(saysSomething);

/** Every cell with how well it answers a question, best first. `company` is the name that the question gave. */
export function matchCells(cells: readonly ReportCell[], question: string, language: Language, company = ''): MatchedCell[] {
  const named = new Set(content(company));
  const concepts = conceptsIn(question, language).map((concept) => ({
    concept,
    weight: concept.ways.every((way) => way.every((word) => named.has(word))) ? companyWeight : Math.max(1, concept.ways[0]!.length),
  }));
  const asked = new Set(concepts.flatMap(({ concept }) => concept.ways.flat()));
  const years = readYears(question);
  const total = concepts.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const fits = (cell: ReportCell): MatchedCell => {
    const label = content(cell.label);
    const column = content(cell.column);
    const near = new Set([...label, ...column]);
    const far = new Set([...content(cell.section), ...content(cell.title)]);
    const covered =
      concepts.reduce((sum, { concept, weight }) => sum + weight * Math.max(says(concept, near), around * says(concept, far)), 0) / total;
    const known = label.filter((word) => asked.has(word) || named.has(word)).length / Math.max(1, label.length);
    const strange = column.filter((word) => !asked.has(word) && !named.has(word) && !isPeriodWord(word)).length;
    const other = label.some((word) => changing.has(word) && !asked.has(word)) ? changed : 1;
    const score = covered * (0.6 + 0.4 * known) * other * yearFactor(cell, years) - unasked * Math.min(3, strange);
    return { cell, score, covered };
  };
  return cells.map(fits).sort((a, b) => b.score - a.score);
}

const isPeriodWord = (word: string): boolean =>
  /^(?:\d+|ended|fiscal|december|september|june|march|january|february|april|may|july|august|october|november|million|thousand|billion|dollar|note|week|month)$/.test(
    word,
  );

/** A cell of another year is not what was asked for; a column that spans two years is that of a change. */
function yearFactor(cell: ReportCell, asked: readonly number[]): number {
  if (asked.length === 0) return cell.years.length > 1 ? 0.8 : 1;
  if (cell.years.length === 0) return 0.7;
  if (!cell.years.some((year) => asked.includes(year))) return 0;
  return cell.years.length > asked.length ? 0.8 : 1;
}
