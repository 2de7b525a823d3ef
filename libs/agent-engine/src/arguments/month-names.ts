const names: readonly (readonly string[])[] = [
  ['january', 'janvier', 'jan', 'janv'],
  ['february', 'fevrier', 'feb', 'fevr', 'fev'],
  ['march', 'mars', 'mar'],
  ['april', 'avril', 'apr', 'avr'],
  ['may', 'mai'],
  ['june', 'juin', 'jun'],
  ['july', 'juillet', 'jul', 'juil'],
  ['august', 'aout', 'aug'],
  ['september', 'septembre', 'sept', 'sep'],
  ['october', 'octobre', 'oct'],
  ['november', 'novembre', 'nov'],
  ['december', 'decembre', 'dec'],
];

const numbers = new Map(names.flatMap((spellings, index) => spellings.map((spelling) => [spelling, index + 1] as const)));

/** An alternation of all months in flat text, longest first. */
export const monthName = `(?:${[...numbers.keys()].sort((one, other) => other.length - one.length).join('|')})(?![a-z])`;

/** 1–12; the name must be one that `monthName` matched. */
export function monthNumber(name: string): number {
  return numbers.get(name)!;
}

/** Months whose name is also an ordinary word or a first name: they need a word such as "in" before them. */
export const doubtfulMonths: ReadonlySet<string> = new Set([
  'march',
  'mar',
  'mars',
  'may',
  'april',
  'june',
  'august',
  'jan',
  'sep',
  'sept',
  'dec',
  'jun',
]);
