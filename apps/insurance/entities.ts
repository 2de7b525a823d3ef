import type { Entity } from '@guichet/domain-kit';

/** How a number may begin that is given without its letter: a decree of the Council of State bears a star. */
const beginnings = ['L', 'R', 'R*', 'A', 'D', 'D*'] as const;
const number = String.raw`(\d{3}(?:\s?-\s?\d+)+|\d{3}\s\d+(?:\s?-\s?\d+)*)`;

/** `113 - 2` and `113 2` are 113-2. */
const joined = (digits: string): string => digits.trim().replace(/\s*-\s*|\s+/g, '-');

/** The ways an article is written in a question. */
export const articlePatterns: readonly RegExp[] = [
  // L113-2, L. 113-2, l 113 2, R*322-1
  new RegExp(String.raw`(?<![\p{L}\p{N}])([LRAD])\s?\.?\s?(\*?)\s?${number}(?![\p{L}\p{N}])`, 'iu'),
  // article 113-2, without its letter
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:articles?|art\.?)\s+(?:n[°o]\s?)?()()${number}(?![\p{L}\p{N}])`, 'iu'),
];

/** What a question about insurance may name, and where the names are found. */
export const entities: Readonly<Record<string, Entity>> = {
  article: {
    from: 'pattern',
    patterns: articlePatterns,
    normalise: (match) => {
      const [, letter = '', star = '', digits = ''] = match;
      return (letter === '' ? beginnings : [`${letter.toUpperCase()}${star}`]).map((one) => `${one}${joined(digits)}`);
    },
    lookup: 'articles_by_number',
    published: true,
  },
  claim: {
    from: 'pattern',
    patterns: [/\bCLM-?\s?(\d{5})\b/i],
    normalise: (match) => [`CLM-${match[1]!}`],
    lookup: 'own_claims',
    published: true,
  },
  policy: { from: 'query', query: 'own_policies', scope: 'own', published: false },
  customer: { from: 'query', query: 'customers', scope: 'reference', published: false, people: true },
};
