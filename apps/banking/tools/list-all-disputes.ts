import { defineTool, template } from '@guichet/domain-kit';
import { listedRows } from '../guardrails/answer-limits.ts';
import { text } from '../read-row.ts';
import { disputeStatuses, inWords } from '../vocabulary.ts';
import { andMore, day, everyRow, money } from '../wording.ts';

export const listAllDisputes = defineTool({
  name: 'list_all_disputes',
  group: 'clients',
  label: {
    en: 'For staff: the disputes of all customers, all or in one state, with their number.',
    fr: 'Pour le personnel : les contestations de tous les clients, toutes ou dans un état, avec leur nombre.',
  },
  audience: ['staff'],
  parameters: {
    status: {
      type: 'choice',
      default: '',
      values: disputeStatuses,
      description: { en: 'Only disputes in this state', fr: 'Seulement les contestations dans cet état' },
    },
  },
  examples: {
    en: [
      'How many disputes are [under review](status=UNDER_REVIEW) at the bank?',
      'list all disputes of our customers',
      'Which customers have a dispute that was [denied](status=DENIED)?',
      'number of customer disputes',
      'show every dispute that clients filed',
      'Which disputes of our clients were [approved](status=APPROVED)?',
      'How many disputes are open at the moment?',
      'number of disputes [under review](status=UNDER_REVIEW)',
    ],
    fr: [
      'Combien de contestations sont [en cours d’examen](status=UNDER_REVIEW) à la banque ?',
      'liste toutes les contestations de nos clients',
      'Quels clients ont une contestation [rejetée](status=DENIED) ?',
      'nombre de litiges clients',
      'montre chaque litige déposé par la clientèle',
      'Quelles contestations de nos clients ont été [acceptées](status=APPROVED) ?',
      'Combien de litiges sont ouverts en ce moment ?',
      "nombre de contestations [à l'étude](status=UNDER_REVIEW)",
    ],
  },
  cues: {
    en: ['all disputes', 'customer disputes', 'disputes of our'],
    fr: ['toutes les contestations', 'litiges clients', 'contestations de nos'],
  },
  body: template('all_disputes'),
  answer: {
    en: (result) => [
      { text: `${result.format.count(result.rows.length, 'such dispute was', 'such disputes were')} filed.`, rows: everyRow(result) },
      ...result.rows.slice(0, listedRows).map((row, index) => ({
        text: `${text(row, 'customer')}, ${day(result, row, 'submitted')}: ${text(row, 'merchant')}, ${money(result, row, 'amount')}, ${inWords(disputeStatuses, text(row, 'status'), 'en')}.`,
        rows: [index],
      })),
      ...andMore(result),
    ],
    fr: (result) => [
      {
        text: `Il y a ${result.format.count(result.rows.length, 'contestation de ce genre', 'contestations de ce genre')}.`,
        rows: everyRow(result),
      },
      ...result.rows.slice(0, listedRows).map((row, index) => ({
        text: `${text(row, 'customer')}, ${day(result, row, 'submitted')} : ${text(row, 'merchant')}, ${money(result, row, 'amount')}, ${inWords(disputeStatuses, text(row, 'status'), 'fr')}.`,
        rows: [index],
      })),
      ...andMore(result),
    ],
  },
  nothing: { en: () => 'There is no such dispute.', fr: () => "Il n'y a aucune contestation de ce genre." },
  needs: ['accounts'],
});
