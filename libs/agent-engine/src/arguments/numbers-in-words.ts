import type { Language } from '@guichet/domain-kit';

const english: Readonly<Record<string, number>> = {
  zero: 0, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12,
  thirteen: 13, fourteen: 14, fifteen: 15, sixteen: 16, seventeen: 17, eighteen: 18, nineteen: 19, twenty: 20, thirty: 30,
  forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90,
}; // prettier-ignore
const french: Readonly<Record<string, number>> = {
  zero: 0, un: 1, une: 1, deux: 2, trois: 3, quatre: 4, cinq: 5, six: 6, sept: 7, huit: 8, neuf: 9, dix: 10, onze: 11, douze: 12,
  treize: 13, quatorze: 14, quinze: 15, seize: 16, vingt: 20, vingts: 20, trente: 30, quarante: 40, cinquante: 50, soixante: 60,
  septante: 70, huitante: 80, nonante: 90,
}; // prettier-ignore
const units = { en: english, fr: french };
const hundreds: Readonly<Record<string, true>> = { hundred: true, cent: true, cents: true };
const thousands: Readonly<Record<string, true>> = { thousand: true, mille: true };
const links: Readonly<Record<string, true>> = { and: true, et: true };

/**
 * Reads a number from folded words, as many of them as belong to it: `['trois', 'cent', 'vingt', 'euros']` gives 320 from 3 words.
 * "One", "un" and "une" alone are no number: they are articles and pronouns.
 */
export function numberInWords(
  words: readonly string[],
  language: Language,
): { readonly value: number; readonly length: number } | undefined {
  const table = units[language];
  let total = 0;
  let group: number | undefined;
  let length = 0;
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at]!;
    const unit = Object.hasOwn(table, word) ? table[word] : undefined;
    if (unit !== undefined && fits(group, unit, language))
      group = language === 'fr' && group === 4 && unit === 20 ? 80 : (group ?? 0) + unit;
    else if (word === (language === 'en' ? 'hundred' : 'cent') || (language === 'fr' && word === 'cents' && group !== undefined)) {
      if (group !== undefined && group > 9) break;
      if (language === 'en' && group === undefined) break;
      group = (group ?? 1) * 100;
    } else if (Object.hasOwn(thousands, word) && total === 0) {
      if (language === 'en' && group === undefined) break;
      total = (group ?? 1) * 1000;
      group = undefined;
    } else if (Object.hasOwn(links, word) && length > 0 && goesOn(words[at + 1], table) && joins(group, total)) continue;
    else break;
    length = at + 1;
  }
  if (length === 0 || (length === 1 && (words[0] === 'one' || words[0] === 'un' || words[0] === 'une'))) return undefined;
  return { value: total + (group ?? 0), length };
}

/** Units follow tens, anything follows hundreds; in French ten to nineteen also follow 60 and 80, and twenty follows four. */
function fits(group: number | undefined, unit: number, language: Language): boolean {
  if (group === undefined) return true;
  const rest = group % 100;
  if (language === 'fr' && group === 4 && unit === 20) return true;
  if (rest === 0) return group >= 100 && unit > 0;
  if (language === 'fr' && (rest === 60 || rest === 80) && unit > 0 && unit < 20) return true;
  if (language === 'fr' && (rest === 10 || rest === 70 || rest === 90) && unit >= 7 && unit <= 9) return true;
  return rest >= 20 && rest % 10 === 0 && unit > 0 && unit < 10;
}

const goesOn = (word: string | undefined, table: Readonly<Record<string, number>>) =>
  word !== undefined && (Object.hasOwn(table, word) || Object.hasOwn(hundreds, word));

/** "Two hundred and five", "vingt et un": elsewhere "and" parts two numbers. */
const joins = (group: number | undefined, total: number) =>
  group === undefined ? total > 0 : group % 100 === 0 || (group % 10 === 0 && group % 100 >= 20 && group % 100 <= 60);
