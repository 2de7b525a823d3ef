import { defineTool, template } from '@guichet/domain-kit';
import { figure, text } from '../answers/fields.ts';

export const listLargestFilings = defineTool({
  name: 'list_largest_filings',
  group: 'filings',
  label: {
    en: 'The single records with the largest amounts, of all banks or of one.',
    fr: 'Les lignes aux plus gros montants, toutes banques confondues ou pour une seule.',
  },
  audience: ['staff', 'service'],
  parameters: {
    bank: {
      type: 'entity',
      entity: 'bank',
      default: '',
      description: { en: 'A bank on either side of the payment.', fr: "Une banque de l'un ou l'autre côté du paiement." },
    },
  },
  examples: {
    en: [
      'What is the largest single transaction record?',
      'largest suspicious transaction of all',
      'What is the largest single record in the filings?',
      'Biggest suspicious payment involving [Banque Azur](bank)',
      'highest single amount reported to fincen',
      'Show the five largest records of [Baltic Amber Bank AS](bank).',
      'Which line has the greatest amount?',
      'largest transaction record of [harbour merchant bank](bank)',
    ],
    fr: [
      'Quelle est la plus grosse transaction suspecte ?',
      'ligne au plus gros montant de toutes les declarations',
      'Quelle est la plus grosse ligne des déclarations ?',
      'Plus gros paiement suspect concernant [Banque Azur](bank)',
      'montant le plus eleve signale a fincen',
      'Montre les cinq plus grosses lignes de [Baltic Amber Bank AS](bank).',
      'Quelle ligne porte le plus grand montant ?',
      'plus grosse transaction de [harbour merchant bank](bank)',
    ],
  },
  cues: {
    en: ['largest record', 'biggest payment', 'single record', 'largest transaction'],
    fr: ['plus grosse ligne', 'plus gros paiement', 'plus grosse transaction'],
  },
  body: template('largest_filings'),
  answer: {
    en: ({ rows, format }) =>
      rows.map((row, index) => ({
        text: `${index === 0 ? 'The largest record' : 'Then comes a record that'} goes from ${text(row, 'sender')} to ${text(row, 'receiver')}: ${format.money(figure(row, 'amount'), 'USD')}${text(row, 'begin_date') && `, from ${format.date(text(row, 'begin_date'))}`}.`,
        rows: [index],
      })),
    fr: ({ rows, format }) =>
      rows.map((row, index) => ({
        text: `${index === 0 ? 'La plus grosse ligne va' : 'Vient ensuite une ligne qui va'} de ${text(row, 'sender')} à ${text(row, 'receiver')} : ${format.money(figure(row, 'amount'), 'USD')}${text(row, 'begin_date') && `, à partir du ${format.date(text(row, 'begin_date'))}`}.`,
        rows: [index],
      })),
  },
  needs: ['filings'],
});
