const openings =
  /^\s*(?:(?:re)?bonjour|bonsoir|salut|coucou|bjr|bsr|slt|hello|hi(?:ya)?|hey|good (?:morning|afternoon|evening)|dear [^,\n]{1,40}|madame, monsieur|(?:chers?|chere|madame|monsieur|messieurs)\b[^,\n]{0,30})(?:\s+(?:again|there|all|madame|monsieur|a tous|à tous|a vous|à vous))*\s*(?:[,!.:\n]+|(?=\s\S+\s\S+))\s*/iu;
const closings =
  /[\s,.!]*(?:\n\s*(?:yours (?:faithfully|sincerely|truly)|(?:kind |best |warm )?regards|(?:bien )?cordialement|sinc[eè]res salutations|salutations|best|cheers)\b[\s\S]{0,80}|\b(?:merci (?:d['’]avance|beaucoup|bien|à vous|par avance)?|thanks(?: (?:in advance|a lot))?|thank you|thx|ty)[\s!.]*)$/iu;

/** Takes salutations and signatures off, unless they are all there is. */
export function trimCourtesy(text: string): string {
  const trimmed = text
    .replace(openings, '')
    .replace(closings, (closing) => (closing.includes('?') ? '?' : ''))
    .trim();
  return trimmed === '' ? text.trim() : trimmed;
}
