import type { Entity } from '@guichet/domain-kit';

/** Forms of a firm that a name may be said without. Those that are words of either language (`as`, `sa`) are not among them. */
const legalForms = ['Ltd', 'Limited', 'AG', 'SAL', 'Plc', 'Corp', 'Inc', 'NV', 'AB', 'ASA', 'JSC', 'PJSC', 'OAO', 'LLC', 'Bancorp', 'The'];

/** What a bank calls itself in its own language: none of these words tells one from another. */
const bankWords = ['Bank', 'Banque', 'Banco', 'Banca', 'Banka'];

export const entities: Readonly<Record<string, Entity>> = {
  bank: { from: 'query', query: 'banks', scope: 'reference', published: true, droppable: [...legalForms, ...bankWords] },
  country: { from: 'query', query: 'countries', scope: 'reference', published: false },
  filer: { from: 'query', query: 'filers', scope: 'reference', published: true, droppable: legalForms },
  company: { from: 'query', query: 'companies', scope: 'reference', published: true, droppable: legalForms },
  customer: { from: 'query', query: 'customers', scope: 'reference', published: false, people: true },
  entity: { from: 'query', query: 'entities', scope: 'reference', published: false, droppable: legalForms },
  sar: {
    from: 'pattern',
    patterns: [
      /\b(?:sar|report|filing|d[ée]claration)s?(?: (?:de soup[çc]on|fincen|d['’]op[ée]rations? suspectes?|of suspicious activity))*\s*(?:numbers?|num[ée]ro|no|nr|n°|nº|#)?\.?\s*#?\s*(\d{3,5})\b/i,
      /\b(?:fincen|sar)\b.{0,12}?(?:no\.?|n°|nº|#|number|num[ée]ro)\s*(\d{3,5})\b/i,
    ],
    normalise: (match) => [match[1]!],
    lookup: 'sars',
    published: false,
  },
};
