import { defineTool, template } from '@guichet/domain-kit';
import { card, cardKind, lastDigits } from '../parameters.ts';
import { describeCard, onlyOne } from '../wording.ts';

export const showCardStatus = defineTool({
  name: 'show_card_status',
  group: 'cards',
  label: {
    en: 'Whether one of the own cards is active, frozen or pending, when it was issued and why, and when it expires.',
    fr: 'Si une de ses cartes est active, gelée ou en attente, quand et pourquoi elle a été émise, et quand elle expire.',
  },
  audience: ['customer'],
  parameters: { card, kind: cardKind, last_digits: lastDigits },
  examples: {
    en: [
      'When does my [debit card](kind=debit) ending in [5507](last_digits) expire?',
      'is my card ending [2290](last_digits) frozen',
      'Expiry date of my [Azure card](card)?',
      'Is my [Meadow Card](card) active?',
      'why was my [debit card](kind=debit) reissued',
      'When was the card with the last four digits [1463](last_digits) issued?',
      'how long is my [azure](card) card still valid',
      'What is the status of my [Voyager debit card](card)?',
      'does my [debit card](kind=debit) run out this year',
    ],
    fr: [
      'Quand expire ma [carte de débit](kind=debit) qui finit par [5507](last_digits) ?',
      'ma carte se terminant par [2290](last_digits) est elle bloquée',
      "Date d'expiration de ma [carte Azure](card) ?",
      'Ma [carte Meadow](card) est-elle active ?',
      'pourquoi ma [carte de débit](kind=debit) a été refaite',
      'Quand a été émise la carte dont les quatre derniers chiffres sont [1463](last_digits) ?',
      "ma carte [azure](card) est valable jusqu'a quand",
      'Quel est le statut de ma [carte de débit Voyager](card) ?',
      'ma [carte bleue](kind=debit) arrive à échéance cette année ?',
    ],
  },
  cues: {
    en: ['expire', 'expires', 'expiry', 'status', 'active', 'frozen', 'valid', 'issued'],
    fr: ['expire', 'expiration', 'statut', 'active', 'bloquée', 'gelée', 'valable', 'émise', 'échéance'],
  },
  body: template('cards'),
  answer: {
    en: (result) => result.rows.map((row, index) => ({ text: describeCard(result, row), rows: [index] })),
    fr: (result) => result.rows.map((row, index) => ({ text: describeCard(result, row), rows: [index] })),
  },
  nothing: { en: () => 'You hold no such card with us.', fr: () => "Vous n'avez pas de telle carte chez nous." },
  needs: ['accounts'],
  exports: [{ name: 'card', of: onlyOne('name'), exportable: false }],
});
