import type { RankedPassage } from './rank-passages.ts';
import type { ScoredUnit } from './score-units.ts';

const goodEnough = 0.65;
/** A sentence that begins so leans on the one before it. */
const leaning =
  /^(?:it|this|these|those|they|such|that|he|she|if so|in that case|otherwise|il|elle|ils|elles|cela|celui-ci|celle-ci|ceux-ci|ce|cet|cette|ces|dans ce cas|a defaut|à défaut|toutefois)\b/i;

export interface Picked {
  /** In reading order. */
  readonly quotes: readonly string[];
  readonly units: readonly ScoredUnit[];
}

/** Picks the pieces of a passage that speak best to the question: the best, others nearly as good, and what they lean on. */
export function pickQuotes({ hit, units }: RankedPassage, atMost: number): Picked {
  const byScore = units.filter(({ kind }) => kind !== 'heading').sort((a, b) => b.score - a.score || a.position - b.position);
  const best = byScore[0];
  if (best === undefined) return { quotes: [], units: [] };
  const chosen = new Set(byScore.filter(({ score }) => score > 0 && score >= best.score * goodEnough).slice(0, atMost));
  if (chosen.size === 0) chosen.add(best);
  for (const unit of [...chosen]) for (const support of leansOn(unit, units)) chosen.add(support);
  const inOrder = [...chosen].sort((a, b) => a.position - b.position);
  return { quotes: join(inOrder).map(([start, end]) => hit.passage.text.slice(start, end)), units: inOrder };
}

/** The line that opens the list of an item, and the sentence before one that begins with a pronoun. */
function leansOn(unit: ScoredUnit, units: readonly ScoredUnit[]): ScoredUnit[] {
  const opener = unit.under.map((position) => units[position]!).findLast(({ kind }) => kind !== 'heading');
  const before = units[unit.position - 1];
  const needsBefore = before !== undefined && before.kind === 'sentence' && leaning.test(unit.text);
  return [...(opener ? [opener] : []), ...(needsBefore ? [before] : [])];
}

/** Neighbours on one line become one quote. */
function join(units: readonly ScoredUnit[]): [number, number][] {
  const joined: [number, number][] = [];
  let last: ScoredUnit | undefined;
  for (const unit of units) {
    const open = joined.at(-1);
    if (open && last && unit.position === last.position + 1 && unit.start - last.end <= 1) open[1] = unit.end;
    else joined.push([unit.start, unit.end]);
    last = unit;
  }
  return joined;
}
