/** A cell of a report as a number: `$ (1,236.4)` is -1236.4 dollars, `(4.1)%` is -4.1 percent, a dash is nothing at all (0). */
export interface Figure {
  readonly value: number;
  /** `%`, `bps`, a currency sign or code, or `''`. */
  readonly unit: string;
}

const pattern =
  /^(?<sign>[-–—−])?\s*(?<before>US\$|A\$|C\$|NZ\$|HK\$|\$|€|£|¥|RMB|USD|EUR|GBP)?\s*(?<open>[(-])?\s*(?<inner>\$|€|£)?\s*(?<digits>\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d*\.?\d+)\s*(?<percentInside>%)?\s*(?<close>\))?\s*(?<after>%|bps|bp|pts|x|years?|€|£)?\s*(?:\(\w\))?$/i;

/** Undefined when the cell is not a figure: words, a date, several numbers. */
export function readFigure(cell: string): Figure | undefined {
  const text = cell
    .replace(/\u00a0/g, ' ')
    .replace(/\$\)\$\)?$/, '')
    .trim();
  if (/^[$€£]?\s*[-–—−]\s*%?$/.test(text)) return { value: 0, unit: '' };
  const groups = pattern.exec(text)?.groups;
  if (!groups?.['digits']) return undefined;
  const negative = groups['sign'] !== undefined || groups['open'] === '-' || (groups['open'] === '(' && groups['close'] === ')');
  const magnitude = Number(groups['digits'].replace(/,/g, ''));
  const unit = groups['percentInside'] ?? groups['after'] ?? groups['before'] ?? groups['inner'] ?? '';
  return { value: negative ? -magnitude : magnitude, unit };
}

/** The years that a heading or label names: `September 30, 2019`, `FY19`, `F18 (3)`, `2017/18`. */
export function readYears(text: string): number[] {
  const full = [...text.matchAll(/\b((?:19|20)\d{2})(?:\s?[/–-]\s?(\d{2}))?\b/g)].flatMap((match) =>
    match[2] ? [Number(match[1]!.slice(0, 2) + match[2])] : [Number(match[1])],
  );
  const short = [...text.matchAll(/\bF(?:Y|iscal)?\s?'?(\d{2})\b/gi)].map((match) => 2000 + Number(match[1]));
  return [...new Set([...full, ...short])];
}
