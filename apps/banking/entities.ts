import type { Entity } from '@guichet/domain-kit';
import { paragraphLabels } from './data/cite-paragraph.ts';

/** What a question about banking may name, and where the names are found. */
export const entities: Readonly<Record<string, Entity>> = {
  account: { from: 'query', query: 'own_accounts', scope: 'own', published: false },
  card: { from: 'query', query: 'own_cards', scope: 'own', published: false },
  merchant: { from: 'query', query: 'merchants', scope: 'reference', published: false, droppable: ['Market', 'Store', 'Inc', 'Ltd'] },
  product: { from: 'query', query: 'products', scope: 'reference', published: true },
  customer: { from: 'query', query: 'customers', scope: 'reference', published: false, people: true },
  term: { from: 'query', query: 'terms', scope: 'reference', published: false },
  last_digits: {
    from: 'pattern',
    patterns: [
      /\b(?:ending|ends|ended)(?:\s+(?:in|with|by))?\s+(\d{4})\b/i,
      /(?:^|\s)(?:finissant|finit|termine|terminant|terminée?)\s+(?:par|en)\s+(\d{4})\b/i,
      /\b(?:last\s+(?:four|4)(?:\s+digits)?|(?:quatre|4)\s+derniers\s+chiffres|n[°o]|number|numéro)\s*(?:are|is|:|sont)?\s*(\d{4})\b/i,
      /(?:[*x•.]{2,}|\*)\s?(\d{4})\b/i,
    ],
    normalise: (match) => [match[1]!],
    published: false,
  },
  paragraph: {
    from: 'pattern',
    patterns: [
      /(?:§\s*)?\b(\d{4})[.-](\d{1,3})((?:\s?\([A-Za-z0-9]{1,5}\))+)/,
      /(?:§\s*)?\b(\d{4})-([A-Z0-9]{1,3})((?:-[A-Za-z0-9]+)*)\b(?!\/)/,
      /(?:§\s*)?\b(\d{4})\.(\d{1,3})((?:[.\s-][a-z0-9](?![\w]))*)\b/,
    ],
    normalise: (match) => paragraphLabels(match[1]!, match[2]!, match[3] ?? ''),
    lookup: 'paragraphs_named',
    published: true,
  },
  regulation: {
    from: 'pattern',
    patterns: [/\b(?:regulation|reg\.?|r[eè]glement|r[eé]gulation|r[eè]g\.?)\s+([A-Z]{1,2})\b/i],
    normalise: (match) => [match[1]!.toUpperCase()],
    lookup: 'regulations_named',
    published: true,
  },
};
