import { defineTool, template } from '@guichet/domain-kit';
import { card } from '../parameters.ts';
import { text } from '../read-row.ts';
import { inWords, reasons } from '../vocabulary.ts';
import { day } from '../wording.ts';

export const showCardClosures = defineTool({
  name: 'show_card_closures',
  group: 'cards',
  label: {
    en: 'The closures of credit cards that the caller asked for, with their day and reason.',
    fr: 'Les clôtures de cartes de crédit demandées par le client, avec leur date et leur motif.',
  },
  audience: ['customer'],
  parameters: { card },
  examples: {
    en: [
      'What reason did I give for closing my [Azure card](card)?',
      'when did i ask to close my [meadow card](card)',
      'Did I request the closure of a credit card?',
      'closure request [Azure Rewards Card](card)',
      'why was my card closed again, what did i say',
      'List the cards that I wanted to close',
    ],
    fr: [
      'Quel motif ai-je donné pour clôturer ma [carte Azure](card) ?',
      "quand est-ce que j'ai demandé la fermeture de ma [carte meadow](card)",
      "Ai-je demandé la clôture d'une carte de crédit ?",
      'demande de clôture [carte Azure Rewards](card)',
      "pk j'ai voulu fermer ma carte deja",
      "Liste des cartes que j'ai voulu fermer",
    ],
  },
  cues: { en: ['closing', 'closure', 'close my card'], fr: ['clôturer', 'clôture', 'fermer ma carte', 'fermeture'] },
  body: template('card_closures'),
  answer: {
    en: (result) =>
      result.rows.map((row, index) => ({
        text: `On ${day(result, row, 'date')} you asked to close your ${text(row, 'name')}; the reason given was: ${inWords(reasons, text(row, 'reason'), 'en')}.`,
        rows: [index],
      })),
    fr: (result) =>
      result.rows.map((row, index) => ({
        text: `Le ${day(result, row, 'date')}, vous avez demandé à clôturer votre carte ${text(row, 'name')} ; le motif donné était : ${inWords(reasons, text(row, 'reason'), 'fr')}.`,
        rows: [index],
      })),
  },
  nothing: { en: () => 'You have asked for no such closure.', fr: () => "Vous n'avez demandé aucune clôture de ce genre." },
  needs: ['accounts'],
});
