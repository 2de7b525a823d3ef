import { defineTool } from '@guichet/domain-kit';
import { searchDocuments } from '../document-search.ts';
import { product, question } from '../parameters.ts';
import { quoted } from '../wording.ts';

export const findFeesAndRates = defineTool({
  name: 'find_fees_and_rates',
  group: 'products',
  label: {
    en: 'What an account, a card or a service costs and yields: fees, interest rates, cashback, grace periods, bonuses, from the documents.',
    fr: "Ce que coûte et rapporte un compte, une carte ou un service : frais, taux, cashback, délais de grâce, primes, d'après les documents.",
  },
  audience: ['customer', 'staff', 'service'],
  parameters: { question, product },
  examples: {
    en: [
      'How much does the [Voyager Account](product) cost a month?',
      'annual fee of the [azure rewards card](product)',
      'What interest does the [Horizon Savings Account](product) pay?',
      'How many days before interest is due on purchases with the [Azure Rewards Card](product)?',
      'whats the cashback on the [meadow card](product) at green partners',
      'Is there a fee for withdrawals abroad with the [Daily Account](product)?',
      'what do you charge for a late payment on the [azure card](product)',
      'How many points per euro does the [Azure Rewards Card](product) earn?',
      'price of the premium subscription per month?',
      'is the monthly fee of the [Daily Account](product) waived if my pay comes in',
      'foreign transaction fee, [Meadow Card](product)',
      'What welcome bonus comes with the [Meadow Card](product)?',
    ],
    fr: [
      'Combien coûte le [compte Voyager](product) par mois ?',
      'cotisation annuelle de la [carte azure rewards](product)',
      'Quel taux rapporte le [livret Horizon](product) ?',
      'Au bout de combien de jours des intérêts sont-ils dus sur les achats avec la [carte Azure Rewards](product) ?',
      'cest quoi le cashback de la [carte meadow](product) chez les partenaires verts',
      "Y a-t-il des frais de retrait à l'étranger avec le [compte Daily](product) ?",
      'vous prenez combien pour un retard de paiement sur la [carte azure](product)',
      'Combien de points par euro donne la [carte Azure Rewards](product) ?',
      "prix de l'abonnement premium par mois ?",
      'les frais mensuels du [compte Daily](product) sont offerts si mon salaire arrive dessus ?',
      'frais en devise, [carte Meadow](product)',
      'Quelle prime de bienvenue avec la [carte Meadow](product) ?',
    ],
  },
  cues: {
    en: ['fee', 'fees', 'cost', 'costs', 'price', 'interest rate', 'APR', 'APY', 'cashback', 'grace', 'bonus', 'charge for'],
    fr: ['frais', 'coûte', 'coût', 'tarif', 'prix', 'cotisation', 'taux', 'cashback', 'délai de grâce', 'prime', 'abonnement'],
  },
  body: searchDocuments(),
  answer: { en: quoted, fr: quoted },
  needs: ['documents'],
});
