import type { Group } from '@guichet/domain-kit';

export const groups: readonly Group[] = [
  {
    id: 'accounts',
    label: {
      en: { name: 'Own accounts', description: "The caller's bank accounts: balances, status, movements, and contact details." },
      fr: { name: 'Ses comptes', description: 'Les comptes du client : soldes, état, mouvements et coordonnées.' },
    },
  },
  {
    id: 'cards',
    label: {
      en: { name: 'Own cards', description: "The caller's cards: status, expiry, balance, points, payments, disputes, orders." },
      fr: {
        name: 'Ses cartes',
        description: 'Les cartes du client : état, expiration, encours, points, remboursements, contestations, commandes.',
      },
    },
  },
  {
    id: 'spending',
    label: {
      en: { name: 'Own spending', description: "Totals and rankings of the caller's purchases by merchant, category, card and period." },
      fr: { name: 'Ses dépenses', description: 'Totaux et classements des achats du client par commerçant, catégorie, carte et période.' },
    },
  },
  {
    id: 'products',
    label: {
      en: {
        name: 'Products and rules',
        description: 'What the documents say: fees, rates, limits, rewards, conditions, how things are done.',
      },
      fr: {
        name: 'Produits et règles',
        description: 'Ce que disent les documents : frais, taux, plafonds, avantages, conditions, démarches.',
      },
    },
  },
  {
    id: 'regulations',
    label: {
      en: {
        name: 'Regulations',
        description: 'Consumer-finance regulations: paragraphs, definitions, references, questions over the text.',
      },
      fr: {
        name: 'Règlements',
        description:
          'Les règlements du crédit à la consommation et des paiements : paragraphes, définitions, renvois, questions sur le texte.',
      },
    },
  },
  {
    id: 'clients',
    label: {
      en: { name: 'All customers', description: 'For staff: counts, sums and rankings over all customers, and one customer by name.' },
      fr: {
        name: 'Tous les clients',
        description: "Pour le personnel : nombres, sommes et classements sur tous les clients, et un client d'après son nom.",
      },
    },
  },
];
