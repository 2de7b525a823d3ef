import type { PatternEntity } from '@guichet/domain-kit';
import { paragraphLabels } from './data/cite-paragraph.ts';
import { regulationTerms } from './terminology/regulation.ts';
import { lendingTerms } from './terminology/lending.ts';
import { cardTerms } from './terminology/cards.ts';

/** Parts of consumer-finance regulations are numbered 10xx, those of the demonstration 29xx: no year, no sum of money. */
const part = String.raw`(?<![$€£\d.,-])(?:§+\s*)?\b((?:10|29)\d{2})`;

/** `1005.6(b)(1)`, `1005-6-b-1`, `§ 1005.6 b 1`. */
export const paragraph: PatternEntity = {
  from: 'pattern',
  patterns: [
    new RegExp(part + String.raw`[.-](\d{1,3})((?:\s?\([a-z0-9]{1,5}\))+)`),
    new RegExp(part + String.raw`-([a-z0-9]{1,3})((?:-[a-z0-9()]+)*)(?![\w/])`),
    new RegExp(part + String.raw`\.(\d{1,3})((?:[.\s-](?!(?:a|à)\s)[a-z0-9](?!\w))*)(?![\w,]|\s?(?:[$€£]|euros?|dollars?))`),
  ],
  normalise: (match) => paragraphLabels(match[1]!, match[2]!, match[3] ?? ''),
  lookup: 'paragraphs_named',
  published: true,
};

/** `Regulation E`, `Reg. DD`, `le règlement B`. One letter or the same twice; GC is the demonstration's. "A" is mostly a word. */
export const regulation: PatternEntity = {
  from: 'pattern',
  patterns: [/\b(?:regulation|reg\.?|r[eè]glement|r[eé]gulation)\s+([b-z]|([a-z])\2|gc)(?![\w'’])/],
  normalise: (match) => [match[1]!.toUpperCase()],
  lookup: 'regulations_named',
  published: true,
};

const words = String.raw`((?!(?:du|dans|par|au|aux|in|by|under|for|en|il|elle)\b)["“«‘']?\s?\p{L}[\p{L}\p{N} ,'’-]{1,70}?["”»’']?)`;
const end = String.raw`(?=\s*["”»']?\s*(?:[?.!;:)]|$|,)|\s*["”»]?\s+(?:in|under|within|according|defined|as|when|dans|selon|au\s+sens|d['’]apr[eè]s|sous|pour|for)\b)`;
const after = (context: string): RegExp => new RegExp(`(?<=${context})${words}${end}`, 'u');
const between = (context: string, then: string): RegExp => new RegExp(`(?<=${context})${words}(?=\\s+${then})`, 'u');

/** Only where a question asks for a definition: "account" or "credit card" is a defined term, and an everyday word everywhere else. */
export const term: PatternEntity = {
  from: 'pattern',
  patterns: [
    after(String.raw`\b(?:definition|meaning|sense)\s+of\s+`),
    after(String.raw`\b(?:defines?|meant\s+by|counts?\s+as|qualif(?:y|ies)\s+as|considered|the\s+term)\s+`),
    after(String.raw`\b(?:d[eé]finition|sens)\s+(?:de\s+|du\s+|des\s+|d['’])`),
    after(
      String.raw`(?:d[eé]fini[st](?:-(?:il|elle))?|veut\s+dire(?:\s+quoi)?|signifie|entend-on\s+par|consid[eé]r[eé]e?s?\s+comme|compte\s+comme|le\s+terme)\s+`,
    ),
    between(String.raw`\bwhere\s+(?:is|are)\s+`, 'defined'),
    between(String.raw`\bhow\s+(?:is|are)\s+`, 'defined'),
    between(String.raw`\bwhat\s+do(?:es)?\s+`, String.raw`(?:mean|stand\s+for)`),
    between(String.raw`\b(?:est|sont)\s+d[eé]finie?s?\s+`, String.raw`(?:dans|selon|au|par)\b`),
    after(String.raw`\b(?:est|sont)\s+d[eé]finie?s?\s+`),
  ],
  normalise: (match) => termSpellings(match[1]!),
  lookup: 'terms_named',
  published: false,
};

const leading = /^(?:(?:the|an?|terms?|word|to be|as|les?|la|une?|terme|mot)\s+|l['’]\s?)/iu;

/** What a written term may be called in the regulations: the words or their beginning, in the singular, or their English for the French. */
export function termSpellings(written: string): string[] {
  const plain = (text: string): string =>
    text
      .replace(/["“”«»‘]|^'|'$/g, '')
      .replace(/\s+/g, ' ')
      .trim()
      .toLowerCase();
  const stripped = strip(plain(written));
  const tokens = stripped.split(' ');
  const beginnings = tokens.map((_, index) => tokens.slice(0, tokens.length - index).join(' '));
  const singular = beginnings.map((text) => text.replace(/ies$/, 'y').replace(/s$/, ''));
  const english = [...regulationTerms, ...lendingTerms, ...cardTerms].filter(({ fr }) => fr.includes(stripped)).flatMap(({ en }) => en);
  return [...new Set([...beginnings, ...singular, ...english.map((text) => text.toLowerCase())])].filter((text) => text !== '');
}

function strip(text: string): string {
  const shorter = text.replace(leading, '').trim();
  return shorter === text || shorter === '' ? text : strip(shorter);
}
