import type { Days } from './calendar.ts';
import { addDays, addMonths, mondayOf, monthsOf, partsOf } from './calendar.ts';
import { numberInWords } from './numbers-in-words.ts';

type Rule = readonly [pattern: RegExp, read: (groups: readonly (string | undefined)[], asOf: string) => Days | undefined];

const unit = String.raw`(days?|weeks?|months?|quarters?|years?|jours?|semaines?|mois|trimestres?|ans?|annees?)`;
const many = String.raw`(\d{1,3}|[a-z]+(?:-[a-z]+)?)`;

const rules: readonly Rule[] = [
  [new RegExp(`(?:the )?(?:last|past|previous) ${many} ${unit}(?![a-z])`, 'y'), ([, n, u], asOf) => rolling(n!, u!, asOf)],
  [new RegExp(`(?:(?:les|ces|des) )?${many} (?:derniers|dernieres) ${unit}(?![a-z])`, 'y'), ([, n, u], asOf) => rolling(n!, u!, asOf)],
  [new RegExp(`(?:(?:les|ces|des) )?(?:derniers|dernieres) ${many} ${unit}(?![a-z])`, 'y'), ([, n, u], asOf) => rolling(n!, u!, asOf)],
  [new RegExp(`depuis ${many} ${unit}(?![a-z])`, 'y'), ([, n, u], asOf) => rolling(n!, u!, asOf)],
  [new RegExp(`(?:last|past|previous) ${unit}(?![a-z])`, 'y'), ([, u], asOf) => calendar(u!, asOf, -1)],
  [new RegExp(`(?:this|the current) ${unit}(?![a-z])`, 'y'), ([, u], asOf) => calendar(u!, asOf, 0)],
  [new RegExp(`next ${unit}(?![a-z])`, 'y'), ([, u], asOf) => calendar(u!, asOf, 1)],
  [
    new RegExp(`(?:(?:le|la|du) |l')?${unit} (?:dernier|derniere|passe|passee|precedent|precedente)(?![a-z])`, 'y'),
    ([, u], asOf) => calendar(u!, asOf, -1),
  ],
  [new RegExp(`(?:(?:le|la|du) |l')?${unit} (?:prochain|prochaine)(?![a-z])`, 'y'), ([, u], asOf) => calendar(u!, asOf, 1)],
  [new RegExp(`(?:cette|cet|ce) ${unit}(?![a-z])`, 'y'), ([, u], asOf) => calendar(u!, asOf, 0)],
  [new RegExp(`(?:(?:le|la|du) |l')?${unit} en cours(?![a-z])`, 'y'), ([, u], asOf) => calendar(u!, asOf, 0)],
  [new RegExp(`(?:since|from) the (?:start|beginning) of the ${unit}(?![a-z])`, 'y'), ([, u], asOf) => toDate(u!, asOf)],
  [new RegExp(`depuis le debut (?:de la |de l'|du |de cette |de ce )${unit}(?![a-z])`, 'y'), ([, u], asOf) => toDate(u!, asOf)],
  [/(?:year[- ]to[- ]date|ytd)(?![a-z])/y, (_, asOf) => toDate('year', asOf)],
  [/(?:the )?day before yesterday|avant[- ]hier/y, (_, asOf) => oneDay(addDays(asOf, -2))],
  [/(?:yesterday|hier)(?![a-z])/y, (_, asOf) => oneDay(addDays(asOf, -1))],
  [/(?:today|aujourd'? ?hui)(?![a-z])/y, (_, asOf) => oneDay(asOf)],
  [/(?:tomorrow|demain)(?![a-z])/y, (_, asOf) => oneDay(addDays(asOf, 1))],
];

/**
 * Reads the period that starts exactly at `at` and is told from today: "last month" is the calendar's, "the past 30 days" are the thirty
 * that end today.
 */
export function readRelative(flat: string, at: number, asOf: string): (Days & { readonly end: number }) | undefined {
  for (const [pattern, read] of rules) {
    pattern.lastIndex = at;
    const match = pattern.exec(flat);
    const days = match && read(match, asOf);
    if (days) return { ...days, end: at + match[0].length };
  }
  return undefined;
}

function rolling(written: string, unitName: string, asOf: string): Days | undefined {
  const words = written.split('-');
  const count = /^\d+$/.test(written) ? Number(written) : (numberInWords(words, 'en') ?? numberInWords(words, 'fr'))?.value;
  if (count === undefined || count < 1) return undefined;
  const unit = kindOf(unitName);
  if (unit === 'day' || unit === 'week') return { from: addDays(asOf, 1 - count * (unit === 'week' ? 7 : 1)), to: asOf };
  const months = { month: 1, quarter: 3, year: 12 }[unit];
  return { from: addDays(addMonths(asOf, -count * months), 1), to: asOf };
}

function calendar(unitName: string, asOf: string, offset: number): Days {
  const [year, month] = partsOf(asOf);
  switch (kindOf(unitName)) {
    case 'day':
      return oneDay(addDays(asOf, offset));
    case 'week': {
      const monday = addDays(mondayOf(asOf), 7 * offset);
      return { from: monday, to: addDays(monday, 6) };
    }
    case 'month':
      return monthsOf(year, month + offset);
    case 'quarter':
      return monthsOf(year, Math.floor((month - 1) / 3) * 3 + 1 + 3 * offset, 3);
    case 'year':
      return monthsOf(year + offset, 1, 12);
  }
}

const toDate = (unitName: string, asOf: string): Days => ({ from: calendar(unitName, asOf, 0).from, to: asOf });
const oneDay = (day: string): Days => ({ from: day, to: day });

function kindOf(name: string): 'day' | 'week' | 'month' | 'quarter' | 'year' {
  if (/^(?:day|jour)/.test(name)) return 'day';
  if (/^(?:week|semaine)/.test(name)) return 'week';
  if (/^(?:month|mois)/.test(name)) return 'month';
  return /^(?:quarter|trimestre)/.test(name) ? 'quarter' : 'year';
}
