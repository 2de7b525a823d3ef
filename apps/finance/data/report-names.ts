import { isCountry } from './countries.ts';

/** Words that make a name one of a rule, an office, a measure or a day. */
const barred = new Set(
  `Act Bulletin Standard Standards Court Department Commission Commissioner Congress Committee Council Officer President Director Directors Chairman Treasurer Controller Treasury
  Code Circuit Regulations Counsel Rules Statements Statement Data Measures Captions Arrangements Notes Note Item Topic Chapter Overview Society Bureau GAAP Term Price Rate
  January February March April May June July August September October November December Jan Feb Mar Apr Jun Jul Aug Sept Sep Oct Nov Dec`.split(
    /\s+/,
  ),
);

/** Words that may be part of a name and are none by themselves. */
const indistinct = new Set(
  `IFRS FASB ASC ASU IASB EBITDA EBITA EBIT SEC IRS PPE CEO CFO COO EPS LIBOR VAT NOL TSR ESPP ROIC ROFE CODB NAV OCI AOCI GHG SAB HMRC CGU KPI WACC FVPL FVOCI FVTPL
  American European African Asian Chinese Indian British Canadian Japanese German French Australian Israeli Dutch Swiss English Mexican Spanish Greek Americas Europe Asia Africa
  EMEA APAC Renminbi Peso Krona Yen Zloty Ringgit Won Real California Texas Florida Oregon Nevada Ontario Massachusetts Mississippi Missouri Minnesota Wisconsin Carolina Georgia
  Tokyo London Sydney Melbourne Dallas Chicago Toronto Brisbane Nasdaq NASDAQ NYSE TSX Moody Black-Scholes Monte Pacific Latin Southeast Middle North South East West Korea
  Hindi Tamil Arabic Costa Salvador Zealand`.split(/\s+/),
);

const legalWords = /^(?:Inc|Corp|Corporation|Company|Co|Ltd|Limited|LLC|LLP|LP|plc|PLC|NV|SA|AG|GmbH|BV|BVBA|SE|Pty|Holdings|Group)$/i;
const legalEnd = /(?:,? (?:Inc|Corp|Corporation|Company|Co|Ltd|Limited|LLC|LLP|LP|PLC|N\.?V|S\.?A|AG|GmbH|BV|BVBA|SE|Pty)\.?)+$/i;
const sequence =
  /(?<![\w&])[A-Z][\w&-]*(?:(?:, (?=Inc|Corp|Ltd|LLC|Limited)| & | of | )(?:[A-Z][\w&-]*|plc))*(?<possessive>['’]s?(?!\w))?/g;

/** The words that a corpus also writes without a capital: they name nobody by themselves. */
export function plainWords(texts: Iterable<string>): ReadonlySet<string> {
  const words = new Set<string>();
  for (const text of texts) for (const [word] of text.matchAll(/(?<![\w’'-])[a-z][\w&]*/g)) words.add(word);
  return words;
}

const isPlain = (word: string, plain: ReadonlySet<string>): boolean => {
  const small = word.toLowerCase();
  const forms = [
    small,
    `${small}s`,
    small.replace(/s$/, ''),
    small.replace(/(?:ed|ing)$/, ''),
    small.replace(/(?:ed|ing)$/, 'e'),
    small.replace(/ies$/, 'y'),
  ];
  return forms.some((form) => plain.has(form)) || /(?:ly|tion|ized|able|ed)$/.test(small);
};

/** Whether a word can stand for a company: it is written with a capital only, and is no place, measure or office. */
const isDistinct = (word: string, plain: ReadonlySet<string>): boolean =>
  word.length >= 3 &&
  /[a-z]{2}/.test(word) &&
  !/\d/.test(word) &&
  !indistinct.has(word) &&
  !legalWords.test(word) &&
  !isCountry(word) &&
  word.split('-').some((part) => part.length > 2 && !isPlain(part, plain));

/**
 * Companies, brands and products that a text names: capitals throughout, and a word that the corpus never writes small. One word alone
 * counts where no sentence begins, an abbreviation only with a possessive (`ABC's assets`).
 */
export function namesIn(text: string, plain: ReadonlySet<string>): string[] {
  const names = new Set<string>();
  if (text === text.toUpperCase()) return [];
  for (const match of text.matchAll(sequence)) {
    const possessive = match.groups?.['possessive'] !== undefined;
    const written = match[0].replace(/['’]s?$/, '');
    const words = withoutPlainStart(written.split(' '), plain);
    if (isCountry(words.join(' ')) || words.some((word) => barred.has(word) || /^[A-Z]$/.test(word))) continue;
    const beginsSentence = match.index === 0 || /[.:;!?]\s*$/.test(text.slice(0, match.index));
    const distinct = words.filter((word) => isDistinct(word.replace(/,$/, ''), plain));
    const oneWord =
      words.length === 1 && (distinct.length > 0 ? possessive || !beginsSentence : possessive && /^[A-Z]{3,6}\d?$/.test(written));
    const formal = words.length > 1 && legalEnd.test(words.join(' '));
    if (oneWord || (words.length > 1 && (formal || distinct.length > 0))) names.add(words.join(' '));
  }
  return [...names];
}

function withoutPlainStart(words: readonly string[], plain: ReadonlySet<string>): readonly string[] {
  const opening =
    words.length > 1 &&
    /^(?:The|A|An|In|On|At|Our|As|Since|During|For|With|Under|By|Of|To|If|From|Both|While|When|After|Before|Upon|However|Excluding|Although|Total|And)$/.test(
      words[0]!,
    );
  const partOf = words[1] === 'of' && words.length > 2 && !/^(?:Bank|University|House)$/.test(words[0]!) && isPlain(words[0]!, plain);
  return opening ? withoutPlainStart(words.slice(1), plain) : partOf ? words.slice(2) : words;
}

/** A name as people say it, without `Inc.` and the like. */
export const withoutLegalForm = (name: string): string => name.replace(legalEnd, '').replace(/[\s,&]+$/, '');

/** Houses that longer names share (`Brightwater` of `Brightwater Pension Plan` and `Brightwater Rewards`), with a word of their own. */
export function housesIn(names: Iterable<string>, plain: ReadonlySet<string>): ReadonlySet<string> {
  const families = new Map<string, Set<string>>();
  for (const name of names) {
    const [house = ''] = name.split(' ');
    if (isDistinct(house, plain)) families.set(house, (families.get(house) ?? new Set()).add(name));
  }
  return new Set([...families].filter(([, members]) => members.size > 1).map(([house]) => house));
}
