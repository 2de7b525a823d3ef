/** One part of a question as it was written. */
export interface Part {
  readonly text: string;
  /** The person set it apart: an item of a list, or announced as one of several things. It stands alone whatever it is about. */
  readonly listed: boolean;
}

const items = /(?:^|[\s:;,])(?:\(?(?:\d{1,2}|[a-d])\)|\d{1,2}[.°](?=\s)|[-•*](?=\s))\s*/giu;
/** `Three quick ones:`, `Deux choses :`, `For a report:` */
const announcement =
  /^[^:?]{0,60}\b(?:two|three|four|several|couple|few|deux|trois|quatre|plusieurs|quelques|en vrac|all at once)\b[^:?]{0,40}:\s*|^(?:pour|for|please|svp|bonjour|hello)\b[^:?,]{0,40}:\s*/iu;
const preposition = String.raw`(?:in|at|by|from|to|for|on|under|through|up to|dans|à|a|par|de|en|sur|pour|chez|sous|depuis|jusqu['’]?[àa]?)`;
const asking = [
  String.raw`(?:${preposition}\s+)?(?:what(?:['’]?s)?|which|who(?:se|m)?|how|quel(?:le)?s?|combien|qui|quoi)`,
  String.raw`when|where|why|is|are|does|do|did|has|have|can|could|will|would|should|must|que|quand|où|comment|pourquoi`,
  String.raw`est[- ]ce|y a[- ]t[- ]il|(?:suis|puis|dois|ai|pourrais|peux|est|sont|peut|faut|a)-(?:je|tu|il|elle|ce|on|nous|vous)|je (?:peux|dois|voudrais|veux)`,
  String.raw`tell|show|give|list|remind|find|compare|freeze|block|cancel|explain|check|(?:write|recommend|suggest|sing|translate)(?= (?:me|us|a|an|the|my|some|this)(?!\p{L}))`,
  String.raw`dis|dites|donne[zr]?|montre[zr]?|rappelle[zr]?|liste[zr]?|explique[zr]?|compare[zr]?|bloque[zr]?|annule[zr]?|indique[zr]?|(?:(?:raconte|recommande|conseille|propose|chante)[zr]?|[ée]cri(?:s|vez)|tradui(?:s|sez))(?=[- ](?:moi|nous|une?|l[ea]s?|mon|ma|mes|ce|cette)(?!\p{L}))`,
].join('|');
const subject = String.raw`(?:i|you|he|she|it|we|they|my|our|your|his|her|their|the|an?|this|these|those|je|tu|il|elle|(?:l['’])?on|nous|vous|ils|elles|mon|ma|mes|notre|nos|votre|vos|son|sa|ses|leurs?|les?|la|une?|cet?|cette|ces)(?!\p{L})|[jl]['’]`;
const unlessInverted = String.raw`(?![^,;?!]*-(?:t-)?(?:ils?|elles?|on|je|nous|vous)(?!\p{L}))`;
/** `which my handbook lists`, `que mon manuel cite`: a clause that goes on with the sentence. */
const relative = String.raw`(?:which|whom|que|qu['’])\s*(?:${subject})${unlessInverted}`;
/** `when I travel`, `quand je pars`: mostly a clause, too, when it stands at a beginning. */
const adverbial = String.raw`(?:when|where|quand|où)\s+(?:${subject})${unlessInverted}`;
/** After a comma alone, these go on with the sentence as well. */
const apposition = String.raw`(?:who(?:se|m)?|qui|which (?:is|are|was|were|has|have|had|can|could|may|might|will|would|should|must))(?!\p{L})`;
const asks = String.raw`(?!${relative})(?:${asking})(?![\p{L}\p{N}])`;
/** `ma carte est-elle active`; not in the plural, where `X et Y sont-ils` is one thing. */
const inverted = String.raw`(?:l['’]|(?:le|la|un|une|mon|ma|notre|votre)\s)[^,;?!]{2,60}?-(?:t-)?(?:il|elle)(?!\p{L})`;
/** `for a new customer, how long …` */
const fronted = String.raw`(?:${preposition}|with|avec|if|si)\s[^,;?!]{2,60},\s+${asks}`;
/** Points after which no sentence ends. */
const abbreviation = String.raw`(?<!\b(?:M|MM|Mme|Mr|Mrs|Ms|Dr|St|No|art|Art|Co|Ltd|Inc|Corp|vs|etc|p|approx|env|\p{Lu})\.)`;
/** Between two questions: the end of a sentence, or `and` before words that ask. */
const between = new RegExp(
  String.raw`(?<=[?!…])\s+(?=\S)|(?<=[.])${abbreviation}\s+(?=\S)|\n+|\s*;\s*` +
    String.raw`|,?\s+(?:and|et|(?<!(?:au|le|la|les)\s)plus|ainsi que|puis|then|ensuite|also|aussi|but|mais)\s+(?:also |aussi |puis |then |par ailleurs,? )?(?=${asks}|${inverted}|${fronted})` +
    String.raw`|,\s+(?!${adverbial}|${apposition})(?=${asks})`,
  'giu',
);
/** Between two things asked for in one breath: `X, and Y`, `X et Y`, `X, Y, and Z`. */
const coordination =
  /\s*,\s+(?:and|et)\s+(?:also |aussi )?|\s+(?:and|et|ainsi que|contre|versus|vs\.?|or because|ou parce qu(?:e|['’]))\s+(?:also |aussi )?|\s+[+&]\s+|\s*,\s+/giu;

/** A question mark, a word that asks at the beginning, or at the end as spoken French has it (`je fais comment`), or `pendant combien de mois`. */
const question = new RegExp(
  String.raw`\?|^(?!${adverbial})(?:${asks}|${inverted})|(?<!\p{L})(?:comment|combien|où|quand|pourquoi|quoi)$` +
    String.raw`|(?<!\p{L})(?:pendant|depuis|dans|en|a|à|sous|pour|for|in|within|by|after) (?:combien|quel(?:le)?s?|how (?:many|much|long))(?!\p{L})`,
  'iu',
);
const wish = /(?<!\p{L})(?:need|want|would like|besoin|voudrais|souhait\w*|veux)(?!\p{L})/iu;

/** Whether a part puts a question or an order. */
export const asksQuestion = (part: string): boolean => question.test(part);

const clause = new RegExp(String.raw`^(?:${relative}|${adverbial}|${apposition})`, 'iu');

/** Whether a part only goes on with the sentence before it: `which my handbook lists`. */
export const isClause = (part: string): boolean => clause.test(part);

/** Whether a part at least wishes for something, and does not only tell. */
export const wantsSomething = (part: string): boolean => asksQuestion(part) || wish.test(part);

/** The parts that a question may fall into, in order: those that a person set apart, or else where another question begins. */
export function cutQuestion(whole: string): readonly Part[] {
  const marks = [...whole.matchAll(items)];
  if (marks.length > 1) return cutAt(whole.slice(marks[0]!.index), items).map((text) => ({ text, listed: true }));
  const announced = whole.replace(announcement, '');
  const isAnnounced = announced !== whole;
  const parts = cutAt(announced, between);
  return (isAnnounced && parts.length === 1 ? cutAt(announced, coordination) : parts).map((text) => ({ text, listed: isAnnounced }));
}

/** The things asked for in one breath; used only where they turn out to be of different services. */
export const cutCoordination = (part: string): readonly string[] => cutAt(part.replace(announcement, ''), coordination);

/** What only leads over to the next question. */
const transition =
  /^(?:(?:and|et|then|puis|also|aussi|after (?:that|this)|besides|by the way|finally|lastly|ensuite|apr[èe]s (?:[çc]a|cela)|par ailleurs|en outre|au passage|enfin)(?:[\s,;:]+|$))+/iu;

const cutAt = (text: string, separator: RegExp): string[] =>
  text
    .split(separator)
    .map((part) => part?.replace(/^[\s,;:]+|(?:[\s,;:]+(?:and|et))?[\s,;:]*$/giu, '').replace(transition, '') ?? '')
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
