/** One part of a question as it was written. */
export interface Part {
  readonly text: string;
  /** The person set it apart: an item of a list, or announced as one of several things. It stands alone whatever it is about. */
  readonly listed: boolean;
}

const items = /(?:^|[\s:;,])(?:\(?(?:\d{1,2}|[a-d])\)|\d{1,2}[.°](?=\s)|[-•*](?=\s))\s*/giu;
/** `Three quick ones:`, `Deux choses :` */
const announcement =
  /^[^:?]{0,60}\b(?:two|three|four|several|couple of|few|deux|trois|quatre|plusieurs|quelques)\b[^:?]{0,40}:\s*|^(?:pour|for|please|svp|bonjour|hello)\b[^:?,]{0,40}:\s*/iu;
const asking =
  /(?:what(?:'s)?|which|who(?:se)?|when|where|why|how|is|are|does|do|did|can|could|will|tell|show|give|list|remind|find|compare|freeze|block|que|quel(?:le)?s?|qui|quand|où|comment|combien|pourquoi|est[- ]ce|dis|dites|donne[zr]?|montre[zr]?|rappelle[zr]?|liste[zr]?|explique[zr]?|sous|dans quel|à quel|a quel|par quel|y a-t-il|puis-je|peux-tu)/u
    .source;
/** Between two questions: a sentence's end, or `and` before words that ask. */
const between = new RegExp(
  String.raw`(?<=[?!])\s+(?=\S)|(?<=[.;])\s+(?=\p{Lu}|${asking}\b)|\s*;\s*|,?\s+(?:and|et|plus|ainsi que|puis|then|ensuite|also)\s+(?:also |aussi |puis |then )?(?=(?:${asking})(?![\p{L}\p{N}]))|,\s+(?=(?:${asking})(?![\p{L}\p{N}]))`,
  'giu',
);
/** Between two things asked for in one breath: `X, and Y`, `X et Y`, `X, Y, and Z`. */
const coordination = /\s*,\s+(?:and|et)\s+|\s+(?:and|et|ainsi que|contre|versus|vs\.?)\s+|\s*,\s+/giu;

const asksSomething = new RegExp(String.raw`\?|^(?:${asking})(?![\p{L}\p{N}])`, 'iu');

/** Whether a part asks, and does not only tell. */
export const asks = (part: string): boolean => asksSomething.test(part);

/** The parts that a question may fall into, in order: those that a person set apart, or else where another question begins. */
export function cutQuestion(question: string): readonly Part[] {
  const listed = cutList(question);
  if (listed.length > 1) return listed.map((text) => ({ text, listed: true }));
  return cutAt(question, between).map((text) => ({ text, listed: false }));
}

/** The things asked for in one breath; used only where they turn out to be of different services. */
export const cutCoordination = (question: string): readonly string[] => cutAt(withoutAnnouncement(question), coordination);

function cutList(question: string): readonly string[] {
  const marks = [...question.matchAll(items)];
  if (marks.length > 1) return cutAt(question.slice(marks[0]!.index), items);
  return [];
}

/** Whether the person says that several things follow. */
export const announcesSeveral = (question: string): boolean => announcement.test(question);

const withoutAnnouncement = (question: string): string => question.replace(announcement, '');

const cutAt = (text: string, separator: RegExp): string[] =>
  withoutAnnouncement(text)
    .split(separator)
    .map((part) => part?.replace(/^[\s,;:]+|[\s,;:]+$/gu, '') ?? '')
    .filter((part) => part !== '');
