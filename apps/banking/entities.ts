import type { Entity } from '@guichet/domain-kit';
import { paragraph, regulation, term } from './regulation-entities.ts';

/** What a question about banking may name, and where the names are found. */
export const entities: Readonly<Record<string, Entity>> = {
  account: { from: 'query', query: 'own_accounts', scope: 'own', published: false },
  card: { from: 'query', query: 'own_cards', scope: 'own', published: false },
  merchant: { from: 'query', query: 'merchants', scope: 'reference', published: false, droppable: ['Market', 'Store', 'Inc', 'Ltd'] },
  product: { from: 'query', query: 'products', scope: 'reference', published: true },
  customer: { from: 'query', query: 'customers', scope: 'reference', published: false, people: true },
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
  term,
  paragraph,
  regulation,
};
