import type { Language } from '@guichet/domain-kit';
import { contentWords, fold } from '@guichet/retrieval';

/** The noun that a question asks for, and whether it is the asker's own. */
export interface AskedThing {
  /** The whole phrase as written: `FICO credit score`. */
  readonly phrase: string;
  /** Its words, the one that says what kind of thing it is first: `score`, `credit`, `FICO`; in English that is the last, in French the first. */
  readonly words: readonly string[];
  readonly own: boolean;
}

const openers: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:what(?:['’]?s| is| are| was| were)|who(?:['’]s| is| was| were)|(?:give|tell|show|send|remind) me(?: of)?|i need|i(?:['’]d| would) like|can i (?:get|have|see))\s+(?<determiner>(?:the|my|our|an?|your|its|his|her|their)\b)?\s*/iu,
  fr: /(?:\b(?:quel(?:le)?s?\s+(?:est|sont|[eé]tai(?:t|ent))|c['’]?\s?(?:est|etait|était) quoi|c koi|qui\s+(?:est|[eé]tait)|(?:donne|dis|montre|rappelle|envoie)[zrs]*[\s-]moi|je\s+(?:veux|voudrais)|il me faut))\s+(?<determiner>l['’]|(?:le|la|les|mon|ma|mes|un|une|notre|nos|votre|vos|son|sa|ses)(?!\p{L}))?\s*/iu,
};

const endOfPhrase: Readonly<Record<Language, RegExp>> = {
  en: /\s(?:of|for|on|in|at|by|from|to|with|when|while|that|which|who|is|are|was|were|did|do|does|has|have|had|can|could|will|would|right|now|currently|today|under|over|between|after|before|and|or|if|as|about|i|we|you)\b|[?,;:.!(]/iu,
  fr: /\s(?:de|du|des|d['’]|pour|sur|chez|en|au|aux|[aà]|par|dans|avec|selon|sous|qui|que|qu['’]|dont|quand|lorsque|est|sont|et|ou|si|entre|apr[eè]s|avant|actuellement|maintenant|svp|stp)(?![\p{L}])|\sd['’]|[?,;:.!(]/iu,
};

const ownWords = new Set(['my', 'our', 'mon', 'ma', 'mes', 'notre', 'nos']);

/** Reads what a question asks for, where its form tells; undefined where it doesn't ("how much did I spend"). */
export function askedThing(question: string, language: Language): AskedThing | undefined {
  const opener = openers[language].exec(question);
  if (opener === null) return undefined;
  const rest = question.slice(opener.index + opener[0].length);
  const phrase = rest.slice(0, endOfPhrase[language].exec(rest)?.index ?? rest.length).trim();
  const inOrder = contentWords(phrase, language).map(({ text }) => text);
  if (inOrder.length === 0) return undefined;
  const words = language === 'en' ? inOrder.reverse() : inOrder;
  return { phrase, words, own: ownWords.has(fold(opener.groups?.['determiner'] ?? '')) };
}
