import { defineTool, template } from '@guichet/domain-kit';
import { card } from '../parameters.ts';
import { text } from '../read-row.ts';
import { inWords, reasons, statuses } from '../vocabulary.ts';
import { day } from '../wording.ts';

export const showCardOrders = defineTool({
  name: 'show_card_orders',
  group: 'cards',
  label: {
    en: 'The replacement cards that the caller ordered: where the order stands, when it was placed, when delivery is expected.',
    fr: 'Les cartes de remplacement commandées par le client : où en est la commande, quand elle a été passée, quand la livraison est prévue.',
  },
  audience: ['customer'],
  parameters: { card },
  examples: {
    en: [
      'Where is my new card?',
      'when will my replacement [Voyager debit card](card) arrive',
      'Has my new [Meadow Card](card) been sent?',
      'card still not here, whats the delivery date',
      'What is the expected delivery of the card that I ordered?',
      'order status replacement card',
      'When did I order my new [Meadow](card) card?',
      'is the new [azure card](card) on its way',
    ],
    fr: [
      'Où est ma nouvelle carte ?',
      'quand va arriver ma [carte de débit Voyager](card) de remplacement',
      'Ma nouvelle [carte Meadow](card) a-t-elle été expédiée ?',
      'toujours pas recu ma carte, date de livraison ?',
      'Pour quand est prévue la livraison de la carte commandée ?',
      'suivi commande carte',
      'Quand ai-je commandé ma nouvelle [carte Meadow](card) ?',
      'la nouvelle [carte azure](card) est en route ?',
    ],
  },
  cues: {
    en: ['delivery', 'arrive', 'ordered', 'order', 'replacement', 'shipped'],
    fr: ['livraison', 'arriver', 'commandée', 'commande', 'remplacement', 'expédiée'],
  },
  body: template('card_orders'),
  answer: {
    en: (result) =>
      result.rows.map((row, index) => ({
        text: `The order of ${day(result, row, 'ordered')} for a new ${text(row, 'name')} (${inWords(reasons, text(row, 'reason'), 'en')}) is ${inWords(statuses, text(row, 'status'), 'en')}; delivery is expected on ${day(result, row, 'expected')}.`,
        rows: [index],
      })),
    fr: (result) =>
      result.rows.map((row, index) => ({
        text: `La commande du ${day(result, row, 'ordered')} pour une nouvelle carte ${text(row, 'name')} (${inWords(reasons, text(row, 'reason'), 'fr')}) est ${inWords(statuses, text(row, 'status'), 'fr')} ; la livraison est prévue le ${day(result, row, 'expected')}.`,
        rows: [index],
      })),
  },
  nothing: { en: () => 'You have no such card order.', fr: () => "Vous n'avez pas de commande de carte de ce genre." },
  needs: ['accounts'],
});
