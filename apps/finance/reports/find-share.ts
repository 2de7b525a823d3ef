import type { Found, Language, Look, Row } from '@guichet/domain-kit';
import { readYears } from '../data/read-figure.ts';

import { leastCovered, lookUpCells } from './look-up-cells.ts';
import type { MatchedCell } from './match-cells.ts';
import { cellRow } from './report-cell.ts';
import { rounded } from './rounded.ts';

/** Where a question stops naming the part and names the whole. */
const splits: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [
    /(?<part>.+?)\b(?:as an? (?:percentage|percent|share|proportion|%) of|in percent of|in % of|relative to|(?:divided by|out of) the|over (?:the )?(?=total))(?<whole>.+)/i,
    /\b(?:share|proportion|ratio|part) of (?<part>.+?) (?:in|of|to|over|within|among|against) (?<whole>.+)/i,
    /\b(?:what )?(?:percentage|percent|share|proportion|part|%) of (?<whole>.+?)\b(?:is|are|was|were|comes? from|came from|does|do|did|consists? of|represents?)\b(?<part>.+)/i,
  ],
  fr: [
    /(?<part>.+?)\b(?:en (?:pourcentage|%|pour ?cent|part) (?:de|du|des)|rapport[ée]e?s? (?:à|au|aux)|par rapport (?:à|au|aux)|sur le (?=total)|sur la (?=somme))(?<whole>.+)/i,
    /\b(?:part|proportion|poids|ratio) (?:de |du |des |d['’]|que représentent? )(?<part>.+?) (?:dans|par rapport à|sur|au sein|parmi|rapportée? à) (?<whole>.+)/i,
    /\b(?:pourcentage|part|proportion|%) (?:de |du |des |d['’])(?<whole>.+?)\b(?:représentent?|vien(?:t|nent)|provien(?:t|nent)|correspond(?:ent)? à)(?<part>.+)/i,
  ],
};

/** What share one figure is of another in the same column of the same table; of the total when the question names no whole. */
export async function findShare(look: Look): Promise<Partial<Found>> {
  const groups = splits[look.language].map((split) => split.exec(look.question)?.groups).find((found) => found !== undefined);
  const period = readYears(look.question).join(' ');
  const part = (await lookUpCells(look, groups === undefined ? look.question : `${groups['part']} ${period}`)).find(isPart);
  if (part === undefined) return {};
  const whole = (await lookUpCells(look, `${groups?.['whole'] ?? 'total'} ${period}`))
    .filter(({ cell }) => cell.table === part.cell.table && cell.column === part.cell.column && cell.row !== part.cell.row)
    .map((matched) => ({ ...matched, score: matched.score + (/^total\b/i.test(matched.cell.label) ? totalBonus : 0) }))
    .sort((a, b) => b.score - a.score)[0];
  if (whole === undefined || whole.cell.value === 0 || whole.score < leastWhole) return {};
  const row: Row = {
    ...cellRow(part.cell),
    part_value: part.cell.value,
    whole_label: whole.cell.label,
    whole_value: whole.cell.value,
    ratio: rounded(part.cell.value / whole.cell.value, 2),
    percent: rounded((part.cell.value / whole.cell.value) * 100, 2),
  };
  return { rows: [row] };
}

const totalBonus = 0.3;
const leastWhole = 0.3;

const isPart = ({ cell, covered, score }: MatchedCell): boolean => covered >= leastCovered && score > 0 && !/^total$/i.test(cell.label);
