import { defineTool, template } from '@guichet/domain-kit';
import { figure, text } from '../answers/fields.ts';

export const listTopFilers = defineTool({
  name: 'list_top_filers',
  group: 'filers',
  label: {
    en: 'The banks that filed the most suspicious-payment records, with their counts.',
    fr: 'Les banques qui ont déclaré le plus de lignes de paiements suspects, avec leur nombre.',
  },
  audience: ['staff', 'service'],
  parameters: {},
  examples: {
    en: [
      'Which is the bank that submitted the most reports?',
      'the institution with the most suspicious transaction filings',
      'Which bank filed the most records, and how many?',
      'Top filers in the FinCEN transactions',
      'who reported the most suspicious payments',
      'Rank the reporting institutions by number of filings.',
      'Give me the reporting banks with the highest number of lines',
      'Which filer has the largest count of rows?',
      'biggest reporters of suspicious activity and their counts',
      'What institution declared the most transactions to FinCEN?',
    ],
    fr: [
      'Quelle est la banque qui a déposé le plus de déclarations ?',
      "l'établissement aux plus nombreuses lignes déclarées",
      'Quelle banque a déclaré le plus de lignes, et combien ?',
      'Principaux déclarants des transactions FinCEN',
      'qui a signale le plus de paiements suspects',
      'Classement des établissements déclarants par nombre de déclarations.',
      'Donne-moi les banques déclarantes qui ont le plus grand nombre de lignes',
      'Quel déclarant compte le plus de lignes ?',
      'les plus gros déclarants de soupçons et leur nombre',
      'Quel établissement a déclaré le plus de transactions à FinCEN ?',
    ],
  },
  cues: {
    en: ['filed the most', 'top filers', 'reported the most', 'submitted the most', 'reporting institutions', 'reporting banks'],
    fr: ['banque déclarante', 'banques déclarantes', 'déclarants', 'déclaré le plus', 'déposé le plus', 'signalé le plus', 'déclarant'],
  },
  body: template('top_filers'),
  answer: {
    en: ({ rows, format }) => {
      const [first, ...others] = rows.map((row) => `${text(row, 'filer')} (${format.count(figure(row, 'filings'), 'record', 'records')})`);
      return [
        { text: `The bank that filed the most is ${first}.`, rows: [0] },
        ...(others.length > 0 ? [{ text: `Next come ${format.list(others)}.`, rows: others.map((_, index) => index + 1) }] : []),
      ];
    },
    fr: ({ rows, format }) => {
      const [first, ...others] = rows.map((row) => `${text(row, 'filer')} (${format.count(figure(row, 'filings'), 'ligne', 'lignes')})`);
      return [
        { text: `La banque qui a déclaré le plus est ${first}.`, rows: [0] },
        ...(others.length > 0 ? [{ text: `Viennent ensuite ${format.list(others)}.`, rows: others.map((_, index) => index + 1) }] : []),
      ];
    },
  },
  needs: ['filings'],
  exports: [{ name: 'bank', of: (rows) => text(rows[0], 'filer') || undefined, exportable: true }],
});
