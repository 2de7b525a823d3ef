import { defineTool, template } from '@guichet/domain-kit';
import { figure, text } from '../answers/fields.ts';
import { during } from '../answers/period.ts';
import { theFiler } from '../parameters/filer.ts';
import { beginning } from '../parameters/period.ts';

export const countFilingsByFiler = defineTool({
  name: 'count_filings_by_filer',
  group: 'filers',
  label: {
    en: 'How many records one reporting bank filed, in all or with payments that begin in a period, and their total.',
    fr: 'Combien de lignes une banque déclarante a déposées, en tout ou avec un début dans une période, et leur total.',
  },
  audience: ['staff', 'service'],
  parameters: { filer: theFiler, period: beginning },
  examples: {
    en: [
      'What was the total amount filed by [Northgate Bancorp](filer)?',
      'total amount of the records that [Meridian Trust](filer) reported',
      'What share of the records did [Alder & Finch](filer) file?',
      'How many transaction records did [Meridian Trust Company](filer) file?',
      'How many records filed by [Northgate Bancorp](filer) begin in [2022](period)?',
      'number of filings by [alder & finch bank](filer)',
      'What total did [Meridian Trust](filer) report with a begin date in [2021](period)?',
      'count of rows [northgate](filer) declared',
      'How many suspicious transactions were reported by [Alder & Finch Bank Plc](filer) between [January 2022 and June 2022](period)?',
      'records filed with FinCEN by [Meridian Trust Company](filer), how many',
      'Filings of [Northgate Bancorp](filer) whose begin date is in [March 2023](period): how many?',
    ],
    fr: [
      'Quel est le montant total déclaré par [Northgate Bancorp](filer) ?',
      'montant total des lignes que [meridian trust](filer) a declarees',
      'Combien de déclarations [Alder & Finch](filer) a-t-elle faites ?',
      'Combien de lignes [Meridian Trust Company](filer) a-t-elle déclarées ?',
      'Combien de lignes déclarées par [Northgate Bancorp](filer) ont une date de début en [2022](period) ?',
      'nombre de declarations deposees par [alder & finch bank](filer)',
      'Quel total [Meridian Trust](filer) a-t-elle déclaré avec un début en [2021](period) ?',
      'cb de lignes [northgate](filer) a déclaré',
      'Combien de transactions suspectes [Alder & Finch Bank Plc](filer) a-t-elle signalées entre [janvier 2022 et juin 2022](period) ?',
      'lignes déposées auprès de FinCEN par [Meridian Trust Company](filer), combien ?',
      'Déclarations de [Northgate Bancorp](filer) dont la date de début est en [mars 2023](period) : combien ?',
    ],
  },
  cues: {
    en: ['filed', 'file', 'filed by', 'reported by', 'begin date'],
    fr: ['déclarées par', 'déclaré', 'déposées', 'date de début', 'signalées par'],
  },
  body: template('filings_of_filer'),
  answer: {
    en: (result) => {
      const [row] = result.rows;
      const { count, money } = result.format;
      return `${text(row, 'filer')} filed ${count(figure(row, 'filings'), 'record', 'records')}${during(result) && ` with payments that begin${during(result)}`}, for ${money(figure(row, 'amount'), 'USD')} in total.`;
    },
    fr: (result) => {
      const [row] = result.rows;
      const { count, money } = result.format;
      return `${text(row, 'filer')} a déclaré ${count(figure(row, 'filings'), 'ligne', 'lignes')}${during(result) && ` dont les paiements commencent${during(result)}`}, pour ${money(figure(row, 'amount'), 'USD')} au total.`;
    },
  },
  needs: ['filings'],
});
