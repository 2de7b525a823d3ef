import type { Language } from './language.ts';

const locales = { en: 'en-GB', fr: 'fr-FR' } as const;

/** Figures, money, days and lists as readers of a language expect them. */
export interface Format {
  /** `1,038.52` or `1 038,52`; at most `digits` decimals (default 2). */
  readonly number: (value: number, digits?: number) => string;
  /** `currency` is ISO 4217. */
  readonly money: (value: number, currency: string) => string;
  /** `value` is in percent: 52.69 gives `52.69%`. */
  readonly percent: (value: number, digits?: number) => string;
  /** YYYY-MM-DD in words: `30 June 2026`; anything else comes back unchanged. */
  readonly date: (iso: string) => string;
  /** `a, b and c`. */
  readonly list: (items: readonly string[]) => string;
  /** The number with the right one of two words: `count(3, 'card', 'cards')`. French counts 0 as one. */
  readonly count: (value: number, one: string, many: string) => string;
}

export function formatFor(language: Language): Format {
  const locale = locales[language];
  const conjunction = new Intl.ListFormat(locale, { type: 'conjunction' });
  const plural = new Intl.PluralRules(locale);
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const plain = keep((digits: number) => new Intl.NumberFormat(locale, { maximumFractionDigits: digits }));
  const share = keep((digits: number) => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: digits }));
  const sum = keep((currency: string) => new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }));
  const number = (value: number, digits = 2) => plain(digits).format(value);
  return {
    number,
    money: (value, currency) => sum(currency).format(value),
    percent: (value, digits = 2) => share(digits).format(value / 100),
    date: (iso) => (/^\d{4}-\d{2}-\d{2}$/.test(iso) ? day.format(new Date(`${iso}T00:00:00Z`)) : iso),
    list: (items) => conjunction.format(items),
    count: (value, one, many) => `${number(value)} ${plural.select(value) === 'one' ? one : many}`,
  };
}

/** Makes a formatter once for each key: making one costs a hundred times what using it does. Only currencies and digits are keys, so they stay few. */
function keep<Key, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const made = new Map<Key, Made>();
  return (key) => {
    const known = made.get(key) ?? make(key);
    made.set(key, known);
    return known;
  };
}
