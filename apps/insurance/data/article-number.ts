const reference = /\bart\.\s*((?:[LRAD]\*?\d[\w*-]*)|(?:Annexe[^()]*?))\s*(?:\(\w+\))?$/;

/** `Article L113-5` in the source is L113-5 everywhere here; the star of `R*322-1` is part of the number. */
export const numberOf = (heading: string): string => heading.replace(/^Article\s+/, '').trim();

/** The number that a link to the same code points to: `Code des assurances - art. L113-2 (V)`; undefined for another text. */
export function linkedNumber(target: string): string | undefined {
  const plain = target.replace(/^\w+: /, '');
  return plain.startsWith('Code des assurances') ? reference.exec(plain)?.[1]?.trim() : undefined;
}

/** A text outside the code as people name it, without the marks of the source. */
export const outsideText = (target: string): string =>
  target
    .replace(/^\w+: /, '')
    .replace(/\s*\((?:V|VD|M|MMN|Ab|AbD|T|VT)\)\s*$/, '')
    .replace(/\s*\(\)\s*/, ' ')
    .trim();
