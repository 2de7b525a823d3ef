import type { AgentCard } from '@guichet/contracts';
import { normalisedWords } from '@guichet/selection';

const longestName = 7;
/** A name of one word counts when it is this long and is written as a name. */
const shortestSingle = 5;

/** Which domains know the names and identifiers that a text holds; each name counts once. */
export interface KnownNames {
  readonly domainsNamedIn: (text: string) => ReadonlyMap<string, number>;
}

/** From the cards' vocabularies. `ordinary` are words that examples use in lower case: alone they are no names. */
export function indexKnownNames(cards: readonly AgentCard[], ordinary: ReadonlySet<string>): KnownNames {
  const names = new Map<string, Set<string>>();
  const patterns: { domain: string; pattern: RegExp }[] = [];
  for (const { domain, vocabulary } of cards) {
    for (const name of vocabulary.flatMap((one) => one.names)) {
      const words = normalisedWords(name);
      const key = words.join(' ');
      if (words.length === 0 || words.length > longestName || (words.length === 1 && (ordinary.has(key) || key.length < shortestSingle)))
        continue;
      names.set(key, (names.get(key) ?? new Set()).add(domain));
    }
    for (const pattern of vocabulary.flatMap((one) => one.patterns)) patterns.push({ domain, pattern: new RegExp(pattern, 'iu') });
  }
  return {
    domainsNamedIn: (text) => {
      const found = new Map<string, number>();
      const add = (domain: string) => found.set(domain, (found.get(domain) ?? 0) + 1);
      for (const { domain, pattern } of patterns) if (pattern.test(text)) add(domain);
      for (const key of namesIn(text, names)) for (const domain of names.get(key)!) add(domain);
      return found;
    },
  };
}

/** The longest names of a text, left to right, without overlap. */
function namesIn(text: string, names: ReadonlyMap<string, unknown>): string[] {
  const words = normalisedWords(text);
  const capitals = new Set([...text.matchAll(/(?<=\S\s+)\p{Lu}[\p{L}\p{N}]+/gu)].flatMap(([word]) => normalisedWords(word)));
  const found: string[] = [];
  for (let start = 0; start < words.length; start++) {
    for (let length = Math.min(longestName, words.length - start); length > 0; length--) {
      const key = words.slice(start, start + length).join(' ');
      if (!names.has(key) || (length === 1 && !capitals.has(key))) continue;
      found.push(key);
      start += length - 1;
      break;
    }
  }
  return found;
}
