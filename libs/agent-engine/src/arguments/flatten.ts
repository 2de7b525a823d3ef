/** Small letters without accents, character for character: positions in the result are positions in the text. */
export function flatten(text: string): string {
  return Array.from({ length: text.length }, (_, at) => flat(text[at]!)).join('');
}

function flat(character: string): string {
  if (character < '\u0080') return character.toLowerCase();
  if (/[’ʼ‘]/.test(character)) return "'";
  if (/[\u00a0\u202f\u2009]/.test(character)) return ' ';
  if (/[–—−]/.test(character)) return '-';
  const base = character.normalize('NFD')[0]!.toLowerCase();
  return base.length === 1 ? base : character;
}
