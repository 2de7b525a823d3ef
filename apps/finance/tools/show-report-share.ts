import { computed, defineTool } from '@guichet/domain-kit';
import { amount, place } from '../answers/amount.ts';
import { figure, text } from '../answers/fields.ts';
import { theCompany, theQuestion } from '../parameters/company.ts';
import { findShare } from '../reports/find-share.ts';

export const showReportShare = defineTool({
  name: 'show_report_share',
  group: 'reports',
  label: {
    en: 'What share, in percent, one figure of a company report is of another or of the total.',
    fr: "Quelle part, en pourcentage, un chiffre d'un rapport de société représente d'un autre ou du total.",
  },
  audience: ['staff', 'service'],
  parameters: { company: theCompany, question: theQuestion },
  examples: {
    en: [
      'What is the share of soups in total sales for [Brightwater](company) in 2023?',
      'net income as a percent of revenue, [velora](company), 2022',
      'What share of total sales are desserts at [Brightwater Foods](company) in 2024?',
      "[Velora Telecom](company)'s mast leases due in less than 1 year as a percentage of total contractual obligations",
      'soups as % of total sales 2023 [brightwater](company)',
      'What proportion of revenue is net income for [Velora Telecom](company) in 2024?',
      'What percentage of total sales came from private label at [Brightwater](company) in 2023?',
      'ratio of gross profit to revenue in 2024 for [Brightwater Foods](company), in percent',
    ],
    fr: [
      'Part des soupes dans le total des ventes de [Brightwater](company) en 2023 ?',
      "Part de l'actif courant dans le total de l'actif de [velora](company) en 2022",
      'Quelle part des ventes totales représentent les desserts chez [Brightwater Foods](company) en 2024 ?',
      "[Velora Telecom](company) : part des baux de mâts à moins d'un an dans le total des obligations contractuelles, en %",
      'soupes en % des ventes totales 2023 [brightwater](company)',
      "Quelle proportion du chiffre d'affaires représente le résultat net de [Velora Telecom](company) en 2024 ?",
      'Quel pourcentage des ventes totales provient de la marque de distributeur chez [Brightwater](company) en 2023 ?',
      "marge brute rapportée au chiffre d'affaires en 2024 pour [Brightwater Foods](company), en pourcentage",
    ],
  },
  cues: {
    en: ['share of', 'as a percentage of', 'proportion', 'percentage of total', 'as % of'],
    fr: ['part de', 'part des', 'proportion', 'en % de', 'rapporté', 'rapportée', 'dans le total'],
  },
  body: computed(findShare),
  answer: {
    en: ({ rows: [row], format }) =>
      row === undefined
        ? ''
        : `${place(row)} (${text(row, 'column')}) is ${amount(row, figure(row, 'part_value'), 'en', format)}, that is ${format.percent(figure(row, 'percent'))} of ${text(row, 'whole_label')} (${amount(row, figure(row, 'whole_value'), 'en', format)}): a ratio of ${format.number(figure(row, 'ratio'))}.`,
    fr: ({ rows: [row], format }) =>
      row === undefined
        ? ''
        : `${place(row)} (${text(row, 'column')}) vaut ${amount(row, figure(row, 'part_value'), 'fr', format)}, soit ${format.percent(figure(row, 'percent'))} de ${text(row, 'whole_label')} (${amount(row, figure(row, 'whole_value'), 'fr', format)}) : un ratio de ${format.number(figure(row, 'ratio'))}.`,
  },
  needs: ['reports'],
});
