import { defineTool, template } from '@guichet/domain-kit';
import { lastDigits } from '../parameters.ts';
import { text } from '../read-row.ts';
import { day } from '../wording.ts';
import { inWords, statuses } from '../vocabulary.ts';

export const findCardHolder = defineTool({
  name: 'find_card_holder',
  group: 'clients',
  label: {
    en: 'For staff: whose card has these last four digits, its status and its expiry.',
    fr: 'Pour le personnel : à qui est la carte qui a ces quatre derniers chiffres, son état et son expiration.',
  },
  audience: ['staff'],
  parameters: {
    last_digits: {
      ...lastDigits,
      required: true,
      ask: { en: 'What are the last four digits of the card?', fr: 'Quels sont les quatre derniers chiffres de la carte ?' },
    },
  },
  examples: {
    en: [
      'Whose card ends in [5507](last_digits)?',
      'who holds the card ending [2290](last_digits)',
      'Which customer has the card with the last four digits [1463](last_digits)?',
      'holder of card ending in [3318](last_digits)',
      'To whom does the card that ends in [9024](last_digits) belong, and until when is it valid?',
      'find the client of card *[7741](last_digits)',
    ],
    fr: [
      'À qui est la carte qui finit par [5507](last_digits) ?',
      'qui a la carte se terminant par [2290](last_digits)',
      'Quel client a la carte dont les quatre derniers chiffres sont [1463](last_digits) ?',
      'titulaire de la carte finissant par [3318](last_digits)',
      "À qui appartient la carte terminant par [9024](last_digits), et jusqu'à quand est-elle valable ?",
      'trouve le client de la carte *[7741](last_digits)',
    ],
  },
  cues: { en: ['whose card', 'who holds', 'holder of'], fr: ['à qui est', 'qui a la carte', 'titulaire de la carte'] },
  body: template('cards_by_digits'),
  answer: {
    en: (result) =>
      result.rows.map((row, index) => ({
        text: `The ${text(row, 'name')} ending in ${text(row, 'last4')} belongs to ${text(row, 'customer')}; it is ${inWords(statuses, text(row, 'status'), 'en')}${text(row, 'expires') && ` and expires on ${day(result, row, 'expires')}`}.`,
        rows: [index],
      })),
    fr: (result) =>
      result.rows.map((row, index) => ({
        text: `La carte ${text(row, 'name')} finissant par ${text(row, 'last4')} est à ${text(row, 'customer')} ; elle est ${inWords(statuses, text(row, 'status'), 'fr')}${text(row, 'expires') && ` et expire le ${day(result, row, 'expires')}`}.`,
        rows: [index],
      })),
  },
  nothing: { en: () => 'No card ends in these digits.', fr: () => 'Aucune carte ne finit par ces chiffres.' },
  needs: ['accounts'],
});
