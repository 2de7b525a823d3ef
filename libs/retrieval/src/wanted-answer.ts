import { fold } from './words.ts';

/** What kind of thing a question wants, as a pattern that a sentence holding it matches. */
export interface WantedAnswer {
  readonly kind: 'duration' | 'money' | 'percentage' | 'age' | 'date' | 'count';
  /** Applied to the folded sentence. */
  readonly shape: RegExp;
}

const number =
  String.raw`(?:\d[\d.,\s]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|twenty|thirty|forty|sixty|ninety|` +
  String.raw`twenty-five|un|une|deux|trois|quatre|cinq|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingt|trente|quarante|soixante)`;
const between = String.raw`(?:\s*\(\w+\))?[\s-]*(?:business|calendar|working|full|consecutive)?[\s-]*`;
const units: Readonly<Record<string, string>> = {
  day: 'days?|jours?',
  month: 'months?|mois',
  year: 'years?|ans?|annees?',
  hour: 'hours?|heures?|h',
  week: 'weeks?|semaines?',
  minute: 'minutes?',
};
const span = (unit: string) => new RegExp(String.raw`\b${number}${between}(?:${unit})\b`);
const anySpan = span(Object.values(units).join('|'));
const money = /[$€£]\s*\d|\d[\d.,\s]*(?:\$|€|£|usd\b|eur\b|euros?\b|dollars?\b|francs?\b|livres?\b|pounds?\b|cents?\b|centimes?\b|pence\b)/;
const percentage = /\d[\d.,]*\s*(?:%|percent\b|per cent\b|pour cent\b|percentage)/;
const day =
  /\b\d{1,2}\/\d{1,2}\/\d{2,4}|\b\d{4}-\d{2}-\d{2}|\b(?:january|february|march|april|may|june|july|august|september|october|november|december|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)\b|\b(?:19|20)\d{2}\b/;

const asksUnit: readonly [keyof typeof units, RegExp][] = [
  ['day', /\b(?:how many|number of|combien de|nombre de|de combien de|sous combien de)\b(?:\s+\p{L}+){0,2}\s+(?:days?|jours?)\b/u],
  ['month', /\b(?:how many|number of|combien de|nombre de)\b(?:\s+\p{L}+){0,2}\s+(?:months?|mois)\b/u],
  ['year', /\b(?:how many|number of|combien d.?|nombre d.?)\s*(?:\s+\p{L}+){0,2}\s*\b(?:years?|ans|annees)\b/u],
  ['hour', /\b(?:how many|number of|combien d.?|nombre d.?)\s*(?:\s+\p{L}+){0,2}\s*\b(?:hours?|heures?)\b/u],
  ['week', /\b(?:how many|number of|combien de|nombre de)\b(?:\s+\p{L}+){0,2}\s+(?:weeks?|semaines?)\b/u],
];

const asks: readonly [WantedAnswer['kind'], RegExp, RegExp][] = [
  [
    'age',
    /\b(?:what|which) age\b|\bhow old\b|\bage (?:limit|minimum|makes?)\b|\bminimum age\b|\b(?:quel|a partir de quel) age\b|\bage\b.*\b(?:minimal|minimum|mineur|considered)/,
    new RegExp(String.raw`\b${number}\s*(?:years?|ans?)\b|\bage\b[^.]*\d|\b\d+ (?:or older|or over)`),
  ],
  [
    'duration',
    /\bhow long\b|\bcombien de temps\b|\b(?:quel|dans quel|sous quel) delai\b|\bdelai\b|\bdeadline\b|\btime limit\b|\bhow (?:soon|quickly)\b|\bquelle (?:est la )?duree\b|\bgrace period\b/,
    anySpan,
  ],
  [
    'percentage',
    /\bpercent(?:age)?s?\b|\bpourcentage\b|\bpour cent\b|\btaux\b|\bwhat (?:is the )?(?:\p{L}+ )?rate\b|\bwhat share\b|\bquelle part\b|\bpart (?:des?|du)\b|\bapy?r?\b|\bcashback\b|\bcash back\b|%/u,
    percentage,
  ],
  [
    'money',
    /\bhow much\b|\bprice\b|\bcosts?\b|\bfees?\b|\bamount\b|\bfine\b|\bliability\b|\bcoute(?:nt)?\b|\bcout\b|\bprix\b|\btarif\b|\bmontant\b|\bfrais\b|\bamende\b|\bcombien (?:ca|coute|je|on|faut|vaut|d'argent)\b|\bplafond\b|\bfranchise\b|\bdeductible\b|\bpremium\b|\b(?:spending|credit|transfer|withdrawal|sending) limit\b/,
    money,
  ],
  ['date', /\bwhen\b|\bwhat date\b|\bwhich day\b|\bquand\b|\bquelle date\b|\ba quelle date\b|\bdepuis quand\b/, day],
  ['count', /\bhow many\b|\bcombien\b|\bnumber of\b|\bnombre\b/, new RegExp(String.raw`\b${number}\b`)],
];

/** The kinds of answer that a question asks for; none for "what does … say". "When" wants a day and nothing else. */
export function wantedAnswers(question: string): WantedAnswer[] {
  const folded = fold(question).replace(/[’']/g, "'");
  const unit = asksUnit.find(([, pattern]) => pattern.test(folded));
  if (unit) return [{ kind: 'duration', shape: span(units[unit[0]]!) }];
  const wanted = asks.filter(([, pattern]) => pattern.test(folded)).map(([kind, , shape]) => ({ kind, shape }));
  const when = wanted.filter(({ kind }) => kind === 'date');
  return when.length > 0 ? when : wanted;
}
