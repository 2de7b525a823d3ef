import { defineTool, template } from '@guichet/domain-kit';
import { listedRows } from '../guardrails/answer-limits.ts';
import { product } from '../parameters.ts';
import { amount, text } from '../read-row.ts';
import { money } from '../wording.ts';

export const countProductsSold = defineTool({
  name: 'count_products_sold',
  group: 'clients',
  label: {
    en: 'For staff: how many accounts or cards of a product, or of each, all customers hold, and the sum of their balances.',
    fr: "Pour le personnel : combien de comptes ou de cartes d'un produit, ou de chacun, les clients détiennent, et la somme de leurs soldes.",
  },
  audience: ['staff'],
  parameters: { product },
  examples: {
    en: [
      'How many [Azure Rewards Cards](product) are in circulation?',
      'number of [daily accounts](product) we hold',
      'What do all [Horizon Savings Accounts](product) add up to?',
      'how many customers have the [meadow card](product)',
      'Count our cards and accounts by product',
      'Total outstanding on the [Azure Rewards Card](product) over all customers?',
      'sum of balances in [Voyager](product) accounts across the bank',
      'How many [Start Accounts](product) have been opened in total?',
      'How many [Meadow Cards](product) are there in all?',
      'how many [Voyager](product) accounts exist on our books',
      'Give me the balances of all customers together',
      'outstanding total of the [Azure Rewards](product) credit cards',
    ],
    fr: [
      'Combien de [cartes Azure Rewards](product) sont en circulation ?',
      'nombre de [comptes Daily](product) chez nous',
      'À combien se montent tous les [livrets Horizon](product) ?',
      'combien de clients ont la [carte meadow](product)',
      'Compte nos cartes et comptes par produit',
      'Encours total de la [carte Azure Rewards](product), tous clients confondus ?',
      'somme des soldes des [comptes Voyager](product) dans toute la banque',
      'Combien de [comptes Start](product) ont été ouverts en tout ?',
      'Combien y a-t-il de [cartes Meadow](product) en tout ?',
      'combien de comptes [Voyager](product) existent dans nos livres',
      'Donne-moi les soldes de tous les clients ensemble',
      'encours total des cartes de crédit [Azure Rewards](product)',
    ],
  },
  cues: {
    en: ['how many', 'number of', 'do we have', 'in circulation', 'across the bank', 'all customers'],
    fr: ['combien de', 'nombre de', 'chez nous', 'en circulation', 'tous clients'],
  },
  body: template('product_counts'),
  answer: {
    en: (result) =>
      result.rows.slice(0, listedRows).map((row, index) => ({
        text: `${text(row, 'name')}: ${result.format.count(amount(row, 'number'), 'account', 'accounts')}, with balances of ${money(result, row, 'total')} in all.`,
        rows: [index],
      })),
    fr: (result) =>
      result.rows.slice(0, listedRows).map((row, index) => ({
        text: `${text(row, 'name')} : ${result.format.count(amount(row, 'number'), 'compte', 'comptes')}, pour des soldes de ${money(result, row, 'total')} en tout.`,
        rows: [index],
      })),
  },
  nothing: { en: () => 'No customer holds such a product.', fr: () => 'Aucun client ne détient ce produit.' },
  needs: ['accounts'],
});
