import { defineTool, template } from '@guichet/domain-kit';
import { figure } from '../answers/fields.ts';
import { during } from '../answers/period.ts';
import { beginning } from '../parameters/period.ts';

export const countFilingsInPeriod = defineTool({
  name: 'count_filings_in_period',
  group: 'filers',
  label: {
    en: 'How many suspicious-payment records there are in all, or that begin in a period, and their total amount.',
    fr: 'Combien de lignes de paiements suspects existent en tout, ou commencent dans une période, et leur montant total.',
  },
  audience: ['staff', 'service'],
  parameters: { period: beginning },
  examples: {
    en: [
      'How many records begin in [2022](period)?',
      'How many transaction records are there in all?',
      'Number of suspicious payments with a begin date in [March 2023](period)',
      'total amount of every filing',
      'count all fincen lines that start in [2021](period)',
      'How many filings start between [1 January 2022 and 30 June 2022](period)?',
      'sum of all reported amounts in [2023](period)',
    ],
    fr: [
      'Combien de lignes commencent en [2022](period) ?',
      'Combien y a-t-il de lignes de transactions en tout ?',
      'Nombre de paiements suspects avec une date de début en [mars 2023](period)',
      'montant total de toutes les declarations',
      'compte toutes les lignes fincen qui débutent en [2021](period)',
      'Combien de déclarations débutent entre le [1er janvier 2022 et le 30 juin 2022](period) ?',
      'somme de tous les montants signalés en [2023](period)',
    ],
  },
  body: template('filings_in_period'),
  answer: {
    en: (result) => {
      const [row] = result.rows;
      const { count, money } = result.format;
      return `There are ${count(figure(row, 'filings'), 'record', 'records')}${during(result) && ` with payments that begin${during(result)}`}, for a total of ${money(figure(row, 'amount'), 'USD')}.`;
    },
    fr: (result) => {
      const [row] = result.rows;
      const { count, money } = result.format;
      return `Il y a ${count(figure(row, 'filings'), 'ligne', 'lignes')}${during(result) && ` dont les paiements commencent${during(result)}`}, pour un total de ${money(figure(row, 'amount'), 'USD')}.`;
    },
  },
  needs: ['filings'],
});
