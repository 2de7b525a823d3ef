import { defineTool, template } from '@guichet/domain-kit';
import { card } from '../parameters.ts';
import { text } from '../read-row.ts';
import { money } from '../wording.ts';

export const showCreditLimit = defineTool({
  name: 'show_credit_limit',
  group: 'cards',
  label: {
    en: 'The credit limit of the own credit cards, and how much credit is left.',
    fr: 'La limite de crédit de ses cartes de crédit, et combien de crédit il reste.',
  },
  audience: ['customer'],
  parameters: { card },
  examples: {
    en: [
      'What is my credit limit?',
      'credit limit of my [Azure card](card)?',
      'How much credit do I have left on the [Azure Rewards Card](card)?',
      'whats the limit on my [meadow](card)',
      'Up to how much may I spend with my [Meadow Card](card)?',
      'available credit on the [azure](card) pls',
    ],
    fr: [
      'Quelle est ma limite de crédit ?',
      'limite de crédit de ma [carte Azure](card) ?',
      'Combien de crédit me reste-t-il sur la [carte Azure](card) ?',
      "c'est quoi le plafond de ma [meadow](card)",
      "Jusqu'à combien puis-je dépenser avec ma [carte Meadow](card) ?",
      'crédit disponible sur la [azure](card) svp',
    ],
  },
  cues: {
    en: ['credit limit', 'available credit', 'credit left'],
    fr: ['limite de crédit', 'crédit disponible', 'plafond de ma carte'],
  },
  body: template('credit_limits'),
  answer: {
    en: (result) =>
      result.rows.map((row, index) => ({
        text: `The credit limit of your ${text(row, 'name')} is ${money(result, row, 'limit')}, of which ${money(result, row, 'left')} is left.`,
        rows: [index],
      })),
    fr: (result) =>
      result.rows.map((row, index) => ({
        text: `La limite de crédit de votre carte ${text(row, 'name')} est de ${money(result, row, 'limit')} ; il en reste ${money(result, row, 'left')}.`,
        rows: [index],
      })),
  },
  nothing: {
    en: () => 'The books hold no credit limit for your cards.',
    fr: () => 'Les livres ne contiennent pas de limite de crédit pour vos cartes.',
  },
  needs: ['accounts'],
});
