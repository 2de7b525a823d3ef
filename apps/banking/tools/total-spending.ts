import { defineTool, template, type Result } from '@guichet/domain-kit';
import { card, category, merchant, period } from '../parameters.ts';
import { amount } from '../read-row.ts';
import { inPeriod, money, spendingScope } from '../wording.ts';

const points = (result: Result, index: number): number => amount(result.rows[index]!, 'points');

export const totalSpending = defineTool({
  name: 'total_spending',
  group: 'spending',
  label: {
    en: 'How much the caller spent, and in how many purchases: at a merchant, in a category, with a card, in a period.',
    fr: "Combien le client a dépensé, et en combien d'achats : chez un commerçant, dans une catégorie, avec une carte, dans une période.",
  },
  audience: ['customer'],
  parameters: { merchant, category, card, period },
  examples: {
    en: [
      'How much did I spend at [Marché Céleste](merchant)?',
      'what have i spent on [travel](category=Travel) in [April 2026](period)',
      'Total of my purchases with the [Meadow Card](card)',
      'how many times did i buy something at [Bistro Lanterne](merchant) and for how much',
      'My spending on [groceries](category=Groceries) with the [Azure card](card) [between 1 May and 15 June 2026](period)?',
      'sum of [green](category=Green) purchases on my [meadow](card)',
      'All in all, what did I put on my [Azure Rewards Card](card) in [2026](period)?',
      'spent at [Skylark Airways](merchant) [last month](period)??',
      'How many points did my purchases at [Copper Kettle](merchant) earn?',
      'what does [eating out](category=Dining) cost me',
      'amount charged by [Northwind Outfitters](merchant) in total',
      'What have I charged to my [Azure Rewards Card](card) altogether?',
      'Everything I paid with my [Meadow Card](card), added up?',
      'how much money went on my [azure card](card) in total',
      "What's the sum of all purchases made with my [Azure](card)?",
      'total put on the [Meadow Card](card) so far',
      'How much did my [entertainment](category=Entertainment) purchases come to?',
    ],
    fr: [
      'Combien ai-je dépensé chez [Marché Céleste](merchant) ?',
      'g dépensé combien en [voyages](category=Travel) en [avril 2026](period)',
      'Total de mes achats avec la [carte Meadow](card)',
      "combien de fois j'ai acheté chez [Bistro Lanterne](merchant) et pour combien",
      "Mes dépenses d'[alimentation](category=Groceries) avec la [carte Azure](card) [entre le 1er mai et le 15 juin 2026](period) ?",
      'somme des achats [green](category=Green) sur ma [meadow](card)',
      "En tout, qu'ai-je payé avec ma [carte Azure Rewards](card) en [2026](period) ?",
      'dépensé chez [Skylark Airways](merchant) [le mois dernier](period) ??',
      "Combien de points m'ont rapporté mes achats chez [Copper Kettle](merchant) ?",
      'les [restos](category=Dining) me coutent combien',
      'montant total débité par [Northwind Outfitters](merchant)',
      "Qu'ai-je mis en tout sur ma [carte Azure Rewards](card) ?",
      'Tout ce que j’ai payé avec ma [carte Meadow](card), additionné ?',
      "combien d'argent est passé sur ma [carte azure](card) au total",
      'Quelle est la somme de tous les achats faits avec mon [Azure](card) ?',
      "total passé sur la [carte Meadow](card) jusqu'ici",
      'À combien reviennent mes achats de [loisirs](category=Entertainment) ?',
      "combien j'ai payé en tout avec ma [carte Azure](card)",
    ],
  },
  cues: {
    en: ['spend', 'spent', 'spending', 'purchases', 'total'],
    fr: ['dépensé', 'dépenses', 'achats', 'total', 'payé'],
  },
  body: template('spending_total'),
  answer: {
    en: (result) =>
      result.rows.flatMap((row, index) => [
        {
          text: `You spent ${money(result, row, 'total')}${spendingScope(result)}${inPeriod(result)}, in ${result.format.count(amount(row, 'number'), 'purchase', 'purchases')}.`,
          rows: [index],
        },
        ...(points(result, index) > 0
          ? [{ text: `These purchases earned ${result.format.number(points(result, index))} points.`, rows: [index] }]
          : []),
      ]),
    fr: (result) =>
      result.rows.flatMap((row, index) => [
        {
          text: `Vous avez dépensé ${money(result, row, 'total')}${spendingScope(result)}${inPeriod(result)}, en ${result.format.count(amount(row, 'number'), 'achat', 'achats')}.`,
          rows: [index],
        },
        ...(points(result, index) > 0
          ? [{ text: `Ces achats ont rapporté ${result.format.number(points(result, index))} points.`, rows: [index] }]
          : []),
      ]),
  },
  nothing: {
    en: (result) => `You have no purchase${spendingScope(result)}${inPeriod(result)}.`,
    fr: (result) => `Vous n'avez aucun achat${spendingScope(result)}${inPeriod(result)}.`,
  },
  needs: ['accounts'],
});
