import { defineTool, template } from '@guichet/domain-kit';
import { card } from '../parameters.ts';
import { text } from '../read-row.ts';
import { money, onlyOne } from '../wording.ts';

export const showCardBalance = defineTool({
  name: 'show_card_balance',
  group: 'cards',
  label: {
    en: 'What is owed on the own credit cards: the balance of one or of each.',
    fr: "L'encours dû sur ses cartes de crédit : le solde d'une carte ou de chacune.",
  },
  audience: ['customer'],
  parameters: { card },
  examples: {
    en: [
      'What is the balance on my [Azure Rewards Card](card)?',
      'how much do i owe on the [meadow card](card)',
      'What do I currently owe on my credit cards?',
      'outstanding balance [Meadow](card) card',
      'wats my card balance on [azure](card)',
      'Is there anything to pay on my [Meadow Card](card)?',
      'current balance of the [Azure](card) credit card',
      'what do I still have to pay on my [Meadow](card)?',
    ],
    fr: [
      "Quel est l'encours de ma [carte Azure Rewards](card) ?",
      'combien je dois sur la [carte meadow](card)',
      'Combien dois-je en ce moment sur mes cartes de crédit ?',
      'le solde de ma [carte Meadow](card) stp',
      'cé koi le solde de ma [carte azure](card)',
      'Y a-t-il quelque chose à payer sur ma [carte Meadow](card) ?',
      "Quel est en ce moment l'encours actuel de la carte [Azure](card) ?",
      'combien ai-je à rembourser sur la [meadow](card)',
      "le solde dû de la carte [Azure](card) aujourd'hui",
      'encours [meadow](card) svp',
    ],
  },
  cues: { en: ['balance', 'owe', 'outstanding'], fr: ['solde', 'encours', 'dois'] },
  body: template('card_balances'),
  answer: {
    en: (result) =>
      result.rows.map((row, index) => ({
        text: `The balance of your ${text(row, 'name')} is ${money(result, row, 'balance')}.`,
        rows: [index],
      })),
    fr: (result) =>
      result.rows.map((row, index) => ({
        text: `Le solde de votre carte ${text(row, 'name')} est de ${money(result, row, 'balance')}.`,
        rows: [index],
      })),
  },
  nothing: { en: () => 'You hold no such credit card with us.', fr: () => "Vous n'avez pas de telle carte de crédit chez nous." },
  needs: ['accounts'],
  exports: [{ name: 'card', of: onlyOne('name'), exportable: false }],
});
