import type { Look } from '@guichet/domain-kit';
import { matchCells, type MatchedCell } from './match-cells.ts';
import { reportCell } from './report-cell.ts';

/** Below this the labels say too little of what was asked for to be its answer. */
export const leastCovered = 0.55;
/** The same for the whole score: a row that says much more than was asked, or of another year, is another row. */
export const leastScore = 0.5;

/** The cells of the company's tables, best first, with how well each says what `question` asks for. */
export async function lookUpCells(
  look: Pick<Look, 'query' | 'arguments' | 'language' | 'question'>,
  question = look.question,
): Promise<readonly MatchedCell[]> {
  const rows = await look.query('rows_of_company');
  const company = look.arguments['company'];
  return matchCells(rows.map(reportCell), question, look.language, `${company?.name ?? ''} ${company?.words ?? ''}`);
}
