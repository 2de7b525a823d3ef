import { defineDomain } from '@guichet/domain-kit';
import { codeDesAssurances } from './data/code-des-assurances.ts';
import { demo } from './data/demo.ts';
import { entities } from './entities.ts';
import { lineOfBusiness } from './examples/line-of-business.ts';
import { groups } from './groups.ts';
import { terminology } from './terminology.ts';
import { tools } from './tools/index.ts';

export const domain = defineDomain({
  id: 'insurance',
  version: '0.1.0',
  folder: import.meta.dirname,
  label: {
    en: {
      name: 'Insurance',
      description: 'Insurance policies and claims, and the insurance code: its articles, deadlines, duties and sanctions.',
    },
    fr: {
      name: 'Assurance',
      description: 'Contrats d’assurance et sinistres, et le code des assurances : ses articles, délais, obligations et sanctions.',
    },
  },
  languages: ['en', 'fr'],
  groups,
  tools,
  entities,
  terminology,
  examples: lineOfBusiness,
  stores: {
    graph: {
      indexes: [
        ...['Customer', 'Policy', 'Cover', 'Claim', 'ClaimPayment', 'Article', 'LegalText'].map((label) => ({ label, property: 'id' })),
        { label: 'Article', property: 'number' },
      ],
    },
    passages: true,
  },
  datasets: [demo, codeDesAssurances],
});
