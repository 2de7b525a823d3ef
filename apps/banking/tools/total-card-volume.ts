import { defineTool, template } from '@guichet/domain-kit';
import { category, merchant, period, product } from '../parameters.ts';
import { amount } from '../read-row.ts';
import { inPeriod, money } from '../wording.ts';

export const totalCardVolume = defineTool({
  name: 'total_card_volume',
  group: 'clients',
  label: {
    en: 'For staff: number and amount of credit card transactions over all customers: at a merchant, in a category, with a card product, in a period.',
    fr: 'Pour le personnel : nombre et montant des transactions par carte de crédit de tous les clients : chez un commerçant, dans une catégorie, avec un produit, dans une période.',
  },
  audience: ['staff'],
  parameters: { merchant, category, product, period },
  examples: {
    en: [
      'How much did all customers together spend at [Skylark Airways](merchant)?',
      'number of card transactions in [June 2026](period) for the whole bank',
      'Total [travel](category=Travel) purchases of our customers in [April 2026](period)?',
      'volume of the [Azure Rewards Card](product), all cardholders',
      'How many purchases did our clients make at [Marché Céleste](merchant) altogether?',
      'sum of all credit card spending',
      'What did cardholders of the [Meadow Card](product) spend on [green](category=Green) goods in total?',
      'How many card transactions are there in [dining](category=Dining) overall?',
      'number of credit card transactions in total',
    ],
    fr: [
      'Combien tous les clients ensemble ont-ils dépensé chez [Skylark Airways](merchant) ?',
      'nombre de transactions par carte en [juin 2026](period) pour toute la banque',
      'Total des achats de [voyages](category=Travel) de nos clients en [avril 2026](period) ?',
      'volume de la [carte Azure Rewards](product), tous porteurs',
      "Combien d'achats nos clients ont-ils faits chez [Marché Céleste](merchant) en tout ?",
      'somme de toutes les dépenses par carte de crédit',
      'Combien les porteurs de la [carte Meadow](product) ont-ils dépensé en [green](category=Green) au total ?',
      'Combien de transactions par carte y a-t-il en [restauration](category=Dining) au total ?',
      'nombre de transactions par carte de crédit en tout',
    ],
  },
  cues: {
    en: ['all customers', 'our customers', 'cardholders', 'whole bank', 'volume'],
    fr: ['tous les clients', 'nos clients', 'porteurs', 'toute la banque', 'volume'],
  },
  body: template('card_volume'),
  answer: {
    en: (result) =>
      result.rows.map((row, index) => ({
        text: `Over all customers${inPeriod(result)}: ${result.format.count(amount(row, 'number'), 'credit card transaction', 'credit card transactions')} for ${money(result, row, 'total')}.`,
        rows: [index],
      })),
    fr: (result) =>
      result.rows.map((row, index) => ({
        text: `Tous clients confondus${inPeriod(result)} : ${result.format.count(amount(row, 'number'), 'transaction par carte de crédit', 'transactions par carte de crédit')} pour ${money(result, row, 'total')}.`,
        rows: [index],
      })),
  },
  nothing: { en: () => 'There is no such transaction.', fr: () => "Il n'y a aucune transaction de ce genre." },
  needs: ['accounts'],
});
