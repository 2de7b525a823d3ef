import { computed, defineTool } from '@guichet/domain-kit';
import { figure, text } from '../answers/fields.ts';

export const showFirstOrLastFiling = defineTool({
  name: 'show_first_or_last_filing',
  group: 'filers',
  label: {
    en: 'The earliest or the latest record by begin date: of all, or of one reporting bank.',
    fr: "La ligne la plus ancienne ou la plus récente par date de début : de toutes, ou d'un déclarant.",
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
  },
  examples: {
    en: [
      'What is the [earliest](end=earliest) record filed by [Northgate Bancorp](filer)?',
      'When does the [latest](end=latest) filing begin?',
      '[oldest](end=earliest) suspicious payment in the files',
      '[earliest](end=earliest) filing by [meridian trust](filer)',
      'When was the [first](end=earliest) suspicious payment reported by [Meridian Trust Company](filer)?',
      '[most recent](end=latest) filing reported by [alder & finch bank](filer)',
      'What is the begin date of the [latest](end=latest) record of [Northgate](filer)?',
      'What is the [latest](end=latest) filing of [Alder & Finch](filer)?',
    ],
    fr: [
      'Quelle est la ligne la [plus ancienne](end=earliest) déclarée par [Northgate Bancorp](filer) ?',
      'Quand commence la ligne la [plus récente](end=latest) ?',
      'paiement suspect le [plus ancien](end=earliest) des fichiers',
      'Quand débute la [première](end=earliest) ligne déclarée par [Meridian Trust Company](filer) ?',
      'déclaration la [plus ancienne](end=earliest) de [meridian trust](filer)',
      '[derniere](end=latest) ligne declaree par [alder & finch bank](filer)',
      'Quelle ligne de [Northgate](filer) est la [plus récente](end=latest) ?',
      'Date de début de la [dernière](end=latest) déclaration de [Alder & Finch](filer)',
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
