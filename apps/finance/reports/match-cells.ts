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
/** `Total` stands on many rows. */
const totalWeight = 0.5;
/** A word that no label of the company's tables has is likely the asker's way of speaking. */
const unknownWeight = 0.6;
const unasked = 0.05;
/** Words that make another figure of a row's: deferred revenue is no revenue. Unasked, they count against it. */
const changing = new Set(
  'deferred unearned cost percentage percent per ratio growth change before after excluding unrecognized comprehensive accrued adjusted diluted basic pro forma weighted allowance other'.split(
    ' ',
  ),
);
const changed = 0.5;

const share = (way: readonly string[], words: ReadonlySet<string>): number => way.filter((word) => words.has(word)).length / way.length;

/** How well the ways of a concept stand in some words: half of a phrase is worth less than half. */
const says = (concept: Concept, words: ReadonlySet<string>): number =>
  Math.max(0, ...concept.ways.map((way, index) => share(way, words) ** 1.5 * (index === 0 ? 1 : synonym)));

const content = (text: string): string[] => wordsIn(text).filter(saysSomething);

interface Weighed {
  readonly concept: Concept;
  readonly weight: number;
  /** The name of the company: welcome in a label, and no loss when it isn't there. */
  readonly isName: boolean;
}

function weighedConcepts(question: string, language: Language, named: ReadonlySet<string>, vocabulary: ReadonlySet<string>): Weighed[] {
  return conceptsIn(question, language, vocabulary).map((concept) => {
    const isName = concept.ways.every((way) => way.every((word) => named.has(word)));
    const isKnown = concept.ways.some((way) => way.some((word) => vocabulary.has(word)));
    const usual = concept.ways[0]!.join(' ') === 'total' ? totalWeight : Math.max(1, concept.ways[0]!.length);
    return { concept, isName, weight: isName ? companyWeight : usual * (isKnown ? 1 : unknownWeight) };
  });
}

/** The share of the concepts' weight that `said` tells, from 0 to 1. */
function coverage(concepts: readonly Weighed[], said: (concept: Concept) => number): number {
  const counted = concepts
    .map(({ concept, weight, isName }) => ({ weight, isName, said: said(concept) }))
    .filter((each) => !each.isName || each.said > 0);
  const total = counted.reduce((sum, { weight }) => sum + weight, 0);
  return counted.every(({ isName }) => isName) ? 0 : counted.reduce((sum, each) => sum + each.weight * each.said, 0) / total;
}

/** How much of what a question asks for a text says, 0 to 1, company names counting little. */
export function saysHowMuch(text: string, question: string, language: Language, company = ''): number {
  const words = new Set(content(text));
  return coverage(weighedConcepts(question, language, new Set(content(company)), words), (concept) => says(concept, words));
}

/** Every cell with how well it answers a question, best first. `company` is the name that the question gave. */
export function matchCells(cells: readonly ReportCell[], question: string, language: Language, company = ''): MatchedCell[] {
  const named = new Set(content(company));
  const vocabulary = new Set(cells.flatMap((cell) => content(`${cell.label} ${cell.column} ${cell.section} ${cell.title}`)));
  const concepts = weighedConcepts(question, language, named, vocabulary);
  const asked = new Set(concepts.flatMap(({ concept }) => concept.ways.flat()));
  const years = readYears(question);
  const fits = (cell: ReportCell): MatchedCell => {
    const label = content(cell.label);
    const column = content(cell.column);
    const near = new Set([...label, ...column]);
    const far = new Set([...content(cell.section), ...content(cell.title)]);
    const covered = coverage(concepts, (concept) => Math.max(says(concept, near), around * says(concept, far)));
    const own = label.filter((word) => word !== 'total' || asked.has(word));
    const telling = own.length > 0 ? own : column;
    const known = telling.filter((word) => asked.has(word) || named.has(word)).length / Math.max(1, telling.length);
    const strange = column.filter((word) => !asked.has(word) && !named.has(word) && !isPeriodWord(word)).length;
    const other = label.some((word) => changing.has(word) && !asked.has(word)) ? changed : 1;
    const score = covered * (0.4 + 0.6 * known) * other * yearFactor(cell, years) - unasked * Math.min(3, strange);
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
