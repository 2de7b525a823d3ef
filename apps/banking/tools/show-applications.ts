import { defineTool, template } from '@guichet/domain-kit';
import { product } from '../parameters.ts';
import { text } from '../read-row.ts';
import { inWords, statuses } from '../vocabulary.ts';
import { day } from '../wording.ts';

export const showApplications = defineTool({
  name: 'show_applications',
  group: 'cards',
  label: {
    en: "The caller's applications for cards: for which one, when, and whether they were approved.",
    fr: 'Les demandes de carte du client : laquelle, quand, et si elles ont été acceptées.',
  },
  audience: ['customer'],
  parameters: { product },
  examples: {
    en: [
      'Was my application for the [Azure Rewards Card](product) approved?',
      'did i get the [meadow card](product) i applied for',
      'Status of my credit card application?',
      'When did I apply for the [Azure card](product)?',
      'any news on my card application',
      'Has my request for a new credit card been accepted?',
      'list my applications',
      'was i turned down for the [Meadow Card](product)?',
    ],
    fr: [
      'Ma demande de [carte Azure Rewards](product) est-elle acceptée ?',
      "est-ce que j'ai eu la [carte meadow](product) que j'ai demandée",
      'Où en est ma demande de carte de crédit ?',
      'Quand ai-je fait ma demande de [carte Azure](product) ?',
      'du nouveau pour ma demande de carte',
      'Ma souscription à une nouvelle carte de crédit a-t-elle été approuvée ?',
      'liste mes demandes',
      "on m'a refusé la [carte Meadow](product) ?",
    ],
  },
  cues: { en: ['application', 'applied', 'apply'], fr: ['demande de carte', 'demandes', 'souscription'] },
  body: template('applications'),
  answer: {
    en: (result) =>
      result.rows.map((row, index) => ({
        text: `Your application of ${day(result, row, 'date')} for the ${text(row, 'product')} is ${inWords(statuses, text(row, 'status'), 'en')}.`,
        rows: [index],
      })),
    fr: (result) =>
      result.rows.map((row, index) => ({
        text: `Votre demande du ${day(result, row, 'date')} pour la carte ${text(row, 'product')} est ${inWords(statuses, text(row, 'status'), 'fr')}.`,
        rows: [index],
      })),
  },
  nothing: { en: () => 'You have made no such application.', fr: () => "Vous n'avez fait aucune demande de ce genre." },
  needs: ['accounts'],
});
