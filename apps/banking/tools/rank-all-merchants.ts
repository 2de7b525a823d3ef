import { defineTool, template } from '@guichet/domain-kit';
import { rankedMerchantsOverall } from '../guardrails/answer-limits.ts';
import { category, period, product } from '../parameters.ts';
import { amount, text } from '../read-row.ts';
import { inPeriod, money } from '../wording.ts';

export const rankAllMerchants = defineTool({
  name: 'rank_all_merchants',
  group: 'clients',
  label: {
    en: 'For staff: the merchants with the most credit card transactions over all customers, with numbers and amounts.',
    fr: 'Pour le personnel : les commerçants avec le plus de transactions par carte de crédit, tous clients confondus, avec nombres et montants.',
  },
  audience: ['staff'],
  parameters: { category, product, period },
  examples: {
    en: [
      'Which merchants see the most card transactions over all our customers?',
      'top merchants bank wide',
      'Where do our customers use their credit cards most often?',
      'merchant with the highest number of purchases across clients in [May 2026](period)',
      'Most visited [restaurant](category=Dining) among all customers?',
      'ranking of merchants for the [Azure Rewards Card](product), everyone included',
      'who gets the most card payments from our clients',
      'List the five busiest merchants for all cardholders',
      'At which merchant do all our clients together have the most card transactions, and how many?',
      'which shop has the greatest number of purchases, all customers taken together',
    ],
    fr: [
      'Quels commerçants voient le plus de transactions par carte de tous nos clients ?',
      'premiers commerçants pour toute la banque',
      'Où nos clients utilisent-ils le plus souvent leurs cartes de crédit ?',
      "commerçant avec le plus grand nombre d'achats, tous clients, en [mai 2026](period)",
      'Le [restaurant](category=Dining) le plus fréquenté par la clientèle ?',
      'classement des commerçants pour la [carte Azure Rewards](product), tout le monde compris',
      'qui recoit le plus de paiements par carte de nos clients',
      'Cite les cinq commerçants les plus actifs pour tous les porteurs de carte',
      'Dans quel magasin tous nos clients ensemble font-ils le plus de transactions par carte, et combien ?',
      "quel commerçant a le plus grand nombre d'achats, tous clients confondus",
    ],
  },
  cues: {
    en: ['all customers', 'our customers', 'our clients', 'across clients', 'bank wide'],
    fr: ['tous clients confondus', 'tous les clients', 'nos clients', 'clientèle', 'toute la banque'],
  },
  body: template('merchants_ranked'),
  answer: {
    en: (result) =>
      result.rows.slice(0, rankedMerchantsOverall).map((row, index) => ({
        text: `${index === 0 ? `Most credit card transactions of all customers${inPeriod(result)} were at ` : 'Then '}${text(row, 'name')}: ${result.format.number(amount(row, 'number'))}, for ${money(result, row, 'total')}.`,
        rows: [index],
      })),
    fr: (result) =>
      result.rows.slice(0, rankedMerchantsOverall).map((row, index) => ({
        text: `${index === 0 ? `Le plus de transactions par carte de crédit, tous clients confondus${inPeriod(result)}, chez ` : 'Puis '}${text(row, 'name')} : ${result.format.number(amount(row, 'number'))}, pour ${money(result, row, 'total')}.`,
        rows: [index],
      })),
  },
  nothing: { en: () => 'There is no such transaction.', fr: () => "Il n'y a aucune transaction de ce genre." },
  needs: ['accounts'],
  exports: [{ name: 'merchant', of: (rows) => (rows[0] === undefined ? undefined : text(rows[0], 'name')), exportable: true }],
});
