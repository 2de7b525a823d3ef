import { computed, defineTool } from '@guichet/domain-kit';
import { amount, place } from '../answers/amount.ts';
import { figure, text } from '../answers/fields.ts';
import { theCompany, theQuestion } from '../parameters/company.ts';
import { findSeveral } from '../reports/find-several.ts';

export const showReportSum = defineTool({
  name: 'show_report_sum',
  group: 'reports',
  label: {
    en: 'The sum of several figures of a company report: over years, columns or rows.',
    fr: "La somme de plusieurs chiffres d'un rapport de société : sur des années, des colonnes ou des lignes.",
  },
  audience: ['staff', 'service'],
  parameters: { company: theCompany, question: theQuestion },
  examples: {
    en: [
      'What is the sum of the net income of [Velora Telecom](company) in 2023 and 2024?',
      'combined sales of soups and desserts at [Brightwater Foods](company) in 2024',
      'sum of revenue [velora](company) 2022 to 2024',
      'Add up gross profit of [Brightwater](company) for 2023 and 2024.',
      'spectrum licences and mast leases of [Velora Telecom](company) together, total column',
      'What do soups plus private label come to at [brightwater](company) in 2023?',
    ],
    fr: [
      'Quelle est la somme des résultats nets de [Velora Telecom](company) en 2023 et 2024 ?',
      'ventes cumulées de soupes et de desserts chez [Brightwater Foods](company) en 2024',
      "somme du chiffre d'affaires [velora](company) 2022 à 2024",
      'Additionne la marge brute de [Brightwater](company) pour 2023 et 2024.',
      'licences et baux de mâts de [Velora Telecom](company) ensemble, colonne total',
      'À combien se montent soupes plus marque de distributeur chez [brightwater](company) en 2023 ?',
    ],
  },
  cues: { en: ['sum of', 'added up', 'combined', 'together'], fr: ['somme de', 'somme des', 'additionnés', 'cumul', 'ensemble'] },
  body: computed(findSeveral),
  answer: {
    en: ({ rows, format }) => {
      const [first] = rows;
      if (first === undefined) return '';
      const sum = rows.reduce((total, row) => total + figure(row, 'value'), 0);
      const parts = rows.map((row) => `${text(row, 'label')} (${text(row, 'column')}) ${amount(row, figure(row, 'value'), 'en', format)}`);
      return `The sum of ${place(first)} over ${format.count(rows.length, 'figure', 'figures')} is ${amount(first, sum, 'en', format)}: ${format.list(parts)}.`;
    },
    fr: ({ rows, format }) => {
      const [first] = rows;
      if (first === undefined) return '';
      const sum = rows.reduce((total, row) => total + figure(row, 'value'), 0);
      const parts = rows.map((row) => `${text(row, 'label')} (${text(row, 'column')}) ${amount(row, figure(row, 'value'), 'fr', format)}`);
      return `La somme de ${place(first)} sur ${format.count(rows.length, 'chiffre', 'chiffres')} est ${amount(first, sum, 'fr', format)} : ${format.list(parts)}.`;
    },
  },
  needs: ['reports'],
});
