export interface Token {
  /** Folded: lower case, without accents. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly capitalised: boolean;
}

const isPlain = /^[\x20-\x7e]*$/;

/** Lower case, no accents, plain letters for ligatures. May change the length: never use it for positions. */
export function fold(text: string): string {
  if (isPlain.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/ß/g, 'ss')
    .replace(/ø/g, 'o')
    .replace(/ł/g, 'l')
    .replace(/đ/g, 'd')
    .replace(/ı/g, 'i');
}

/** Abbreviations (`N.V.`) and `AT&T` stay whole; apostrophes separate. */
const word = /(?:\p{L}\.){2,}\p{L}?(?![\p{L}\p{N}])|[\p{L}\p{M}\p{N}]+(?:&[\p{L}\p{N}]+)*/gu;
const possessive = /^['’ʼ]s$/i;

/** The words of a text with their places. The `'s` of a possessive is no word. */
export function tokenise(text: string): readonly Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(word)) {
    const [whole] = match;
    const start = match.index;
    if (start > 0 && possessive.test(text.slice(start - 1, start + whole.length)) && /\p{L}/u.test(text[start - 2] ?? '')) continue;
    tokens.push({
      text: fold(whole.replaceAll('.', '')),
      start,
      end: start + whole.length,
      capitalised: /^\p{Lu}/u.test(whole),
    });
  }
  return tokens;
}

/** Whether capitals tell anything: not in a text that is all capitals. */
export function hasTellingCapitals(text: string): boolean {
  return /\p{Ll}{2}/u.test(text);
}
