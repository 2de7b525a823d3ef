import type { AgentCard } from '@guichet/contracts';
import { normalisedWords } from '@guichet/selection';

const longestTerm = 5;

/** Counts the trade's words of each domain in a text: a word of several domains speaks for none of them. */
export function indexTradeWords(cards: readonly AgentCard[]): (text: string) => ReadonlyMap<string, number> {
  const terms = new Map<string, Set<string>>();
  for (const { domain, terminology } of cards) {
    for (const term of terminology.flatMap(({ en, fr }) => [...en, ...fr])) {
      const key = normalisedWords(term).map(singular).join(' ');
      if (key.length > 2) terms.set(key, (terms.get(key) ?? new Set()).add(domain));
    }
  }
  return (text) => {
    const words = normalisedWords(text).map(singular);
    const found = new Map<string, number>();
    for (let start = 0; start < words.length; start++) {
      for (let length = Math.min(longestTerm, words.length - start); length > 0; length--) {
        const domains = terms.get(words.slice(start, start + length).join(' '));
        if (!domains) continue;
        if (domains.size === 1) for (const domain of domains) found.set(domain, (found.get(domain) ?? 0) + 1);
        start += length - 1;
        break;
      }
    }
    return found;
  };
}

const singular = (word: string) => (word.length > 3 ? word.replace(/[sx]$/u, '') : word);
