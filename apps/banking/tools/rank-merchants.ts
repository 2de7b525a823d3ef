import { defineTool, template } from '@guichet/domain-kit';
import { rankedMerchants } from '../guardrails/answer-limits.ts';
import { card, category, period } from '../parameters.ts';
import { amount, text } from '../read-row.ts';
import { inPeriod, money, spendingScope } from '../wording.ts';

export const rankMerchants = defineTool({
  name: 'rank_merchants',
  group: 'spending',
  label: {
    en: 'The merchants that got the most money from the caller, with sum and number of purchases: of a card, a category, a period.',
    fr: "Les commerçants qui ont reçu le plus d'argent du client, avec somme et nombre d'achats : d'une carte, d'une catégorie, d'une période.",
  },
  audience: ['customer'],
  parameters: { card, category, period },
  examples: {
    en: [
      'Which shop do I spend the most at?',
      'top merchant on my [Azure card](card)',
      'Where did most of my money go in [May 2026](period)?',
      'who gets the most out of my [meadow card](card) and what is the total',
      'Rank the merchants by what I spent with them',
      'My favourite [restaurant](category=Dining) by amount spent?',
      'biggest merchants [last month](period)',
      'With which company have I spent the largest amount on the [Azure Rewards Card](card)?',
      'On my [Azure Rewards Card](card), who received the most money and how much altogether?',
      'which merchant took the largest total from my [meadow](card)',
      'With whom did I spend the most on my [Azure card](card), and what is the sum?',
      'At which merchant did I leave the most money in [April 2026](period)?',
    ],
    fr: [
      'Chez quel commerçant est-ce que je dépense le plus ?',
      'premier commerçant de ma [carte Azure](card)',
      'Où est parti le plus gros de mon argent en [mai 2026](period) ?',
      'qui touche le plus avec ma [carte meadow](card), et combien au total',
      'Classe les commerçants selon mes dépenses',
      'Mon [restaurant](category=Dining) préféré en montant dépensé ?',
      'plus gros commerçants [le mois dernier](period)',
      'À quelle société ai-je versé la plus grosse somme avec la [carte Azure Rewards](card) ?',
      "Sur ma [carte Azure Rewards](card), qui a reçu le plus d'argent, et combien en tout ?",
      'quel commerçant a pris le plus gros total sur ma [meadow](card)',
      'Avec qui ai-je dépensé le plus sur ma [carte Azure](card), et pour quelle somme ?',
      "Chez quel commerçant ai-je laissé le plus d'argent en [avril 2026](period) ?",
    ],
  },
  cues: { en: ['which merchant', 'top merchant', 'most', 'rank'], fr: ['quel commerçant', 'le plus', 'classe', 'classement'] },
  body: template('spending_by_merchant'),
  answer: {
    en: (result) =>
      result.rows.slice(0, rankedMerchants).map((row, index) => ({
        text:
          index === 0
            ? `${text(row, 'name')} got the most from you${spendingScope(result)}${inPeriod(result)}: ${money(result, row, 'total')} in ${result.format.count(amount(row, 'number'), 'purchase', 'purchases')}.`
            : `Next is ${text(row, 'name')} with ${money(result, row, 'total')} (${result.format.number(amount(row, 'number'))}).`,
        rows: [index],
      })),
    fr: (result) =>
      result.rows.slice(0, rankedMerchants).map((row, index) => ({
        text:
          index === 0
            ? `${text(row, 'name')} a reçu le plus de vous${spendingScope(result)}${inPeriod(result)} : ${money(result, row, 'total')} en ${result.format.count(amount(row, 'number'), 'achat', 'achats')}.`
            : `Vient ensuite ${text(row, 'name')} avec ${money(result, row, 'total')} (${result.format.number(amount(row, 'number'))}).`,
        rows: [index],
      })),
  },
  nothing: {
    en: (result) => `You have no purchase${spendingScope(result)}${inPeriod(result)}.`,
    fr: (result) => `Vous n'avez aucun achat${spendingScope(result)}${inPeriod(result)}.`,
  },
  needs: ['accounts'],
  exports: [{ name: 'merchant', of: (rows) => (rows[0] === undefined ? undefined : text(rows[0], 'name')), exportable: false }],
});
