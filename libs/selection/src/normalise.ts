import { shorthand } from './shorthand.ts';

/** Lower case, no accents, plain apostrophes, ligatures spelt out. Keeps the order and the words; positions may shift. */
export function foldAccents(text: string): string {
  return text
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’‘`´]/g, "'");
}

/** A lone `c` or `g` before another word is French for `c'est` and `j'ai`; in `(c)` or `L 132` it is not. */
const spellOut = (text: string): string =>
  text.replace(/(?<=^|[\s,;.!?])c (?=\p{L}{2})/gu, "c'est ").replace(/(?<=^|[\s,;.!?])g (?=\p{L}{2})/gu, "j'ai ");

/**
 * The words of a text as the classifier sees them: folded, shorthand of text messages written out (`bjr` → `bonjour`), letters
 * held down shortened (`pleaaase`), years and other figures reduced to `_year_` and `_number_`. A word that holds `_` stands as it is.
 */
export function normalisedWords(text: string): string[] {
  const words: string[] = [];
  for (const [word] of spellOut(foldAccents(text)).matchAll(/[\p{L}\p{N}_]+/gu)) {
    if (word.includes('_')) words.push(word);
    else if (/^(?:19|20)\d\d$/.test(word)) words.push('_year_');
    else if (/^\d+$/.test(word)) words.push('_number_');
    else words.push(...(shorthand.get(word) ?? [word.replace(/(\p{L})\1{2,}/gu, '$1$1')]));
  }
  return words;
}

/** `normalisedWords`, joined by spaces. */
export const normalise = (text: string): string => normalisedWords(text).join(' ');
