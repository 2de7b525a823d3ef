import { defineDomain } from '@guichet/domain-kit';
import { cfpbRegulations } from './data/cfpb-regulations.ts';
import { demo } from './data/demo.ts';
import { tauBanking } from './data/tau-banking.ts';
import { entities } from './entities.ts';
import { lineOfBusiness } from './examples/line-of-business.ts';
import { groups } from './groups.ts';
import { terminology } from './terminology.ts';
import { tools } from './tools/index.ts';

export const domain = defineDomain({
  id: 'banking',
  version: '0.1.0',
  folder: import.meta.dirname,
  label: {
    en: {
      name: 'Banking',
      description: 'Accounts, cards, payments and spending of a retail bank, its products and fees, and consumer-finance regulations.',
    },
    fr: {
      name: 'Banque',
      description:
        "Comptes, cartes, paiements et dépenses d'une banque de détail, ses produits et tarifs, et les règlements de protection des consommateurs.",
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
      indexes: ['Customer', 'Account', 'Card', 'Transaction', 'Merchant', 'Product', 'Regulation', 'Paragraph', 'Term', 'OutsideLaw']
        .concat(['Payment', 'Dispute', 'Referral', 'CardOrder', 'Application', 'Closure'])
        .map((label) => ({ label, property: 'id' })),
    },
    passages: true,
  },
  datasets: [demo, tauBanking, cfpbRegulations],
});
