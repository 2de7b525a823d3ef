import { defineTool, template } from '@guichet/domain-kit';
import { merchant } from '../parameters.ts';
import { text } from '../read-row.ts';
import { disputeStatuses, inWords, reasons } from '../vocabulary.ts';
import { day, money, onlyOne } from '../wording.ts';

export const showDisputes = defineTool({
  name: 'show_disputes',
  group: 'cards',
  label: {
    en: 'The disputes that the caller filed about transactions: status, reason, amount, day, provisional credit.',
    fr: 'Les contestations déposées par le client sur des opérations : état, motif, montant, date, crédit provisoire.',
  },
  audience: ['customer'],
  parameters: {
    merchant,
    status: {
      type: 'choice',
      default: '',
      values: disputeStatuses,
      description: { en: 'Only disputes in this state', fr: 'Seulement les contestations dans cet état' },
    },
  },
  examples: {
    en: [
      'what is the state of my dispute',
      'any news on my dispute',
      'What has become of my dispute with [Cinewave](merchant)?',
      'status of the [Railwind](merchant) dispute',
      'Do I have any open disputes?',
      'when did i dispute the [cinewave](merchant) charge',
      'Was I given a provisional credit for the charge I contested?',
      'Has my complaint about [Railwind](merchant) been [approved](status=APPROVED)?',
      'which of my disputes are [under review](status=UNDER_REVIEW)',
      'why did i contest that payment to [Cinewave](merchant)?',
    ],
    fr: [
      'quel est le statut de mon litige',
      'mon litige, ça avance ?',
      'état du litige svp',
      "Qu'est devenue ma contestation chez [Cinewave](merchant) ?",
      'statut du litige [Railwind](merchant)',
      'Ai-je des contestations en cours ?',
      'quand est ce que jai contesté le débit [cinewave](merchant)',
      "M'a-t-on accordé un crédit provisoire pour l'opération contestée ?",
      'Ma réclamation au sujet de [Railwind](merchant) est-elle [acceptée](status=APPROVED) ?',
      'lesquels de mes litiges sont [en cours d’examen](status=UNDER_REVIEW)',
      "où en est l'opération que j'ai contestée ?",
    ],
  },
  cues: {
    en: ['dispute', 'disputes', 'disputed', 'contested', 'provisional credit'],
    fr: ['contestation', 'contestations', 'litige', 'litiges', 'contesté', 'crédit provisoire'],
  },
  body: template('disputes'),
  answer: {
    en: (result) =>
      result.rows.map((row, index) => ({
        text: `Your dispute of ${day(result, row, 'submitted')} about ${text(row, 'merchant')} (${money(result, row, 'amount')} on ${day(result, row, 'date')}) is ${inWords(disputeStatuses, text(row, 'status'), 'en')}; its reason is ${inWords(reasons, text(row, 'reason'), 'en')}, you asked for ${inWords(reasons, text(row, 'resolution'), 'en')}, and a provisional credit was ${row['provisional'] === true ? '' : 'not '}given.`,
        rows: [index],
      })),
    fr: (result) =>
      result.rows.map((row, index) => ({
        text: `Votre contestation du ${day(result, row, 'submitted')} sur ${text(row, 'merchant')} (${money(result, row, 'amount')} le ${day(result, row, 'date')}) est ${inWords(disputeStatuses, text(row, 'status'), 'fr')} ; son motif est ${inWords(reasons, text(row, 'reason'), 'fr')}, vous demandez ${inWords(reasons, text(row, 'resolution'), 'fr')}, et un crédit provisoire ${row['provisional'] === true ? 'a été' : "n'a pas été"} accordé.`,
        rows: [index],
      })),
  },
  nothing: { en: () => 'You have no such dispute.', fr: () => "Vous n'avez pas de telle contestation." },
  needs: ['accounts'],
  exports: [{ name: 'merchant', of: onlyOne('merchant'), exportable: false }],
});
