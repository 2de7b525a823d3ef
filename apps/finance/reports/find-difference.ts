import type { Language, Look, Row } from '@guichet/domain-kit';
import { lookUpCells, leastCovered } from './look-up-cells.ts';
import { cellRow } from './report-cell.ts';
import { rounded } from './rounded.ts';

/** `between … and …`, where the two are not years. */
const pairs: Readonly<Record<Language, RegExp>> = {
  en: /\b(?<about>.*?)\bbetween (?:the )?(?<one>.+?) and (?:the )?(?<other>.+)/i,
  fr: /\b(?<about>.*?)\bentre (?:les? |la |l['’])?(?<one>.+?) et (?:les? |la |l['’])?(?<other>.+)/i,
};

/** Two rows of one table in the same column, as the question names them, and what the first is above the second. */
export async function findDifference(look: Look): Promise<readonly Row[]> {
  const named = pairs[look.language].exec(look.question)?.groups;
  if (!named || /^\D{0,12}(?:19|20)\d{2}\b/.test(named['one']!)) return [];
  const [about, one, other] = [named['about']!, named['one']!, named['other']!];
  const first = (await lookUpCells(look, `${one} ${about}`)).find(({ covered }) => covered >= leastCovered);
  if (first === undefined) return [];
  const second = (await lookUpCells(look, other)).find(
    ({ cell, covered }) =>
      covered >= leastCovered && cell.table === first.cell.table && cell.column === first.cell.column && cell.row !== first.cell.row,
  );
  if (second === undefined) return [];
  return [
    {
      ...cellRow(first.cell),
      other_label: second.cell.label,
      other_value: second.cell.value,
      difference: rounded(first.cell.value - second.cell.value, 6),
    },
  ];
}
