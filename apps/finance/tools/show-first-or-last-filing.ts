import { computed, defineTool } from '@guichet/domain-kit';
import { figure, text } from '../answers/fields.ts';

export const showFirstOrLastFiling = defineTool({
  name: 'show_first_or_last_filing',
  group: 'filers',
  label: {
    en: 'The earliest or the latest record by begin date: of all, of one reporting bank, or of one bank on either side.',
    fr: "La ligne la plus ancienne ou la plus récente par date de début : de toutes, d'un déclarant ou d'une banque.",
  },
  audience: ['staff', 'service'],
  parameters: {
    end: {
      type: 'choice',
      required: true,
      description: { en: 'Whether the first or the last is meant.', fr: "S'il s'agit de la première ou de la dernière." },
      ask: { en: 'Do you mean the earliest or the latest record?', fr: 'Voulez-vous la ligne la plus ancienne ou la plus récente ?' },
      values: {
        earliest: { en: ['earliest', 'first', 'oldest', 'start'], fr: ['plus ancienne', 'plus ancien', 'première', 'premier', 'plus tôt'] },
        latest: {
          en: ['latest', 'last', 'newest', 'most recent'],
          fr: ['plus récente', 'plus récent', 'dernière', 'dernier', 'plus tard'],
        },
      },
    },
    filer: {
      type: 'entity',
      entity: 'filer',
      default: '',
      role: { en: ['filed by', 'reported by', 'filer', 'declared by'], fr: ['déclarée par', 'déclarées par', 'déposée par', 'déclarant'] },
      description: { en: 'The reporting bank.', fr: 'La banque déclarante.' },
    },
    bank: {
      type: 'entity',
      entity: 'bank',
      default: '',
      role: { en: ['involving', 'sent by', 'received by'], fr: ['concernant', 'envoyée par', 'reçue par'] },
      description: { en: 'A bank on either side of the payment.', fr: "Une banque de l'un ou l'autre côté du paiement." },
    },
  },
  examples: {
    en: [
      'What is the [earliest](end=earliest) record filed by [Northgate Bancorp](filer)?',
      'When does the [latest](end=latest) filing begin?',
      '[oldest](end=earliest) suspicious payment in the files',
      'Date of the [first](end=earliest) record involving [Banque Azur](bank)',
      '[most recent](end=latest) filing reported by [alder & finch bank](filer)',
      'Which record of [Levant Trust Bank SAL](bank) is the [latest](end=latest)?',
    ],
    fr: [
      'Quelle est la ligne la [plus ancienne](end=earliest) déclarée par [Northgate Bancorp](filer) ?',
      'Quand commence la ligne la [plus récente](end=latest) ?',
      'paiement suspect le [plus ancien](end=earliest) des fichiers',
      'Date de la [première](end=earliest) ligne concernant [Banque Azur](bank)',
      '[derniere](end=latest) ligne declaree par [alder & finch bank](filer)',
      'Quelle ligne de [Levant Trust Bank SAL](bank) est la [plus récente](end=latest) ?',
    ],
  },
  cues: { en: ['earliest', 'latest filing', 'oldest', 'most recent'], fr: ['plus ancienne', 'plus récente', 'plus ancien', 'plus récent'] },
  body: computed(async ({ query, arguments: given }) => ({
    rows: await query(given['end']?.value === 'latest' ? 'filings_by_date_latest' : 'filings_by_date_earliest'),
  })),
  answer: {
    en: ({ rows: [row], arguments: given, format }) =>
      `The ${given['end']?.value === 'latest' ? 'latest' : 'earliest'} record begins on ${format.date(text(row, 'begin_date'))}: ${format.money(figure(row, 'amount'), 'USD')} from ${text(row, 'sender')} to ${text(row, 'receiver')}, filed by ${text(row, 'filer')}.`,
    fr: ({ rows: [row], arguments: given, format }) =>
      `La ligne la plus ${given['end']?.value === 'latest' ? 'récente' : 'ancienne'} commence le ${format.date(text(row, 'begin_date'))} : ${format.money(figure(row, 'amount'), 'USD')} de ${text(row, 'sender')} à ${text(row, 'receiver')}, déclarée par ${text(row, 'filer')}.`,
  },
  needs: ['filings'],
});
