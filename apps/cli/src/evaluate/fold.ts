export const months =
  'january|february|march|april|may|june|july|august|september|october|november|december|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec';

/** A boundary of words as Unicode sees them; JavaScript's `\b` knows ASCII alone. */
export const word = '[\\p{L}\\p{N}_]';
const start = `(?<!${word})`;
const end = `(?!${word})`;

const steps: readonly (readonly [RegExp, string])[] = [
  [/[‘’ʼ`]/g, "'"],
  [/[“”«»"*]/g, ' '],
  [/[‐-―−]/g, '-'],
  [/_/g, ' '],
  [/�/g, ''],
  [/\$ /g, '$'],
  [new RegExp(`${start}([lrad])\\s?\\.?\\s{0,2}(?=\\d{3}-\\d)`, 'gu'), '$1'],
  [new RegExp(`(?<=\\d)-(?=[a-z]{2})|(?<=[a-z])-(?=(?:day|month|year|hour)s?${end})`, 'gu'), ' '],
  [new RegExp(`${start}(\\d{1,2})(?:st|nd|rd|th|er)${end}`, 'gu'), '$1'],
  [new RegExp(`${start}(${months})\\.`, 'gu'), '$1'],
  [new RegExp(`\\s\\((${word}+)\\)`, 'gu'), ' $1'],
  [/\s+/g, ' '],
];

/** Accents, case, quotes, dashes, ordinals and the spelling of article numbers made alike, so that texts can be compared. */
export function fold(text: string): string {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return steps.reduce((folded, [pattern, replacement]) => folded.replace(pattern, replacement), plain).trim();
}
