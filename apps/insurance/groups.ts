import type { Group } from '@guichet/domain-kit';

export const groups: readonly Group[] = [
  {
    id: 'articles',
    label: {
      en: { name: 'Articles', description: 'One article of the insurance code: its text, its part, what created, changed or repealed it.' },
      fr: {
        name: 'Articles',
        description: 'Un article du code des assurances : son texte, sa partie, ce qui l’a créé, modifié ou abrogé.',
      },
    },
  },
  {
    id: 'references',
    label: {
      en: { name: 'References', description: 'Which articles an article cites, and which cite it.' },
      fr: { name: 'Renvois', description: 'Les articles qu’un article cite, et ceux qui le citent.' },
    },
  },
  {
    id: 'rules',
    label: {
      en: { name: 'Rules', description: 'What the insurance code says on a subject: deadlines, duties, sanctions, amounts, definitions.' },
      fr: {
        name: 'Règles',
        description: 'Ce que dit le code des assurances d’un sujet : délais, obligations, sanctions, montants, définitions.',
      },
    },
  },
  {
    id: 'contracts',
    label: {
      en: { name: 'My policies', description: 'The own insurance policies: cover, premium, deductible, renewal, beneficiaries.' },
      fr: { name: 'Mes contrats', description: 'Ses contrats d’assurance : garanties, cotisation, franchise, échéance, bénéficiaires.' },
    },
  },
  {
    id: 'claims',
    label: {
      en: { name: 'My claims', description: 'The own claims, where they stand and what was paid.' },
      fr: { name: 'Mes sinistres', description: 'Ses sinistres, où ils en sont et ce qui a été versé.' },
    },
  },
  {
    id: 'portfolio',
    label: {
      en: { name: 'Portfolio', description: 'Counts over all policies, claims and articles, for staff.' },
      fr: { name: 'Portefeuille', description: 'Comptes sur tous les contrats, sinistres et articles, pour les agents.' },
    },
  },
];
