import { defineTool, template, type Result, type Row } from '@guichet/domain-kit';
import { client, product } from '../parameters.ts';
import { amount, text } from '../read-row.ts';
import { accountClasses, cardKinds, inWords, statuses } from '../vocabulary.ts';
import { money } from '../wording.ts';

const kinds = { ...accountClasses, ...cardKinds };

/** The figures that the books have of it: a debit card has neither balance nor points. */
const holding = (result: Result, row: Row): string => {
  const points = `${result.format.number(amount(row, 'points'))} points`;
  return `${text(row, 'balance') && `, ${money(result, row, 'balance')}`}${text(row, 'points') && `, ${points}`}`;
};

export const showCustomerHoldings = defineTool({
  name: 'show_customer_holdings',
  group: 'clients',
  label: {
    en: "For staff: a named customer's accounts and cards, with status and balances.",
    fr: "Pour le personnel : les comptes et cartes d'un client nommé, avec état, soldes et points.",
  },
  audience: ['staff'],
  parameters: { client, product },
  examples: {
    en: [
      'Which accounts and cards does [Oliver Grant](client=C-1002) have?',
      'balance of [ines moreau](client=C-1003) on the [start account](product)',
      'How much does [Camille Durand](client=C-1001) have on her [Horizon Savings Account](product)?',
      "show [Oliver Grant](client=C-1002)'s products",
      'Does [Inès Moreau](client=C-1003) hold the [Azure Rewards Card](product)?',
      'what is on the [daily account](product) of [camille roussel](client=C-1004)',
      'Overview of the holdings of [Camille Roussel](client=C-1004)',
      'how many points does [ines moreau](client=C-1003) have on her [meadow card](product)',
    ],
    fr: [
      'Quels comptes et cartes a [Oliver Grant](client=C-1002) ?',
      "solde d'[ines moreau](client=C-1003) sur le [compte start](product)",
      'Combien [Camille Durand](client=C-1001) a-t-elle sur son [livret Horizon](product) ?',
      "montre les produits d'[Oliver Grant](client=C-1002)",
      '[Inès Moreau](client=C-1003) a-t-elle la [carte Azure Rewards](product) ?',
      'combien y a t il sur le [compte daily](product) de [camille roussel](client=C-1004)',
      'Aperçu des avoirs de [Camille Roussel](client=C-1004)',
      'combien de points a [Camille Roussel](client=C-1004) sur sa [carte Azure Rewards](product)',
    ],
  },
  cues: { en: ['does', 'holdings', 'products of'], fr: ['avoirs', 'produits de'] },
  body: template('customer_holdings'),
  answer: {
    en: (result) =>
      result.rows.map((row, index) => ({
        text: `${text(row, 'customer')}: ${text(row, 'name')} (${inWords(kinds, text(row, 'kind'), 'en')})${holding(result, row)}${text(row, 'status') && `, ${inWords(statuses, text(row, 'status'), 'en')}`}.`,
        rows: [index],
      })),
    fr: (result) =>
      result.rows.map((row, index) => ({
        text: `${text(row, 'customer')} : ${text(row, 'name')} (${inWords(kinds, text(row, 'kind'), 'fr')})${holding(result, row)}${text(row, 'status') && `, ${inWords(statuses, text(row, 'status'), 'fr')}`}.`,
        rows: [index],
      })),
  },
  nothing: { en: () => 'This customer holds no such product.', fr: () => 'Ce client ne détient pas ce produit.' },
  needs: ['accounts'],
});
