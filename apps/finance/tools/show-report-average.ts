import { computed, defineTool } from '@guichet/domain-kit';
import { amount, place } from '../answers/amount.ts';
import { figure, text } from '../answers/fields.ts';
import { theCompany, theQuestion } from '../parameters/company.ts';
import { findSeveral } from '../reports/find-several.ts';

export const showReportAverage = defineTool({
  name: 'show_report_average',
  group: 'reports',
  label: {
    en: 'The average of several figures of a company report: over years, columns or rows.',
    fr: "La moyenne de plusieurs chiffres d'un rapport de société : sur des années, des colonnes ou des lignes.",
  },
  audience: ['staff', 'service'],
  parameters: { company: theCompany, question: theQuestion },
  examples: {
    en: [
      'What is the average net income of [Velora Telecom](company) for 2022, 2023 and 2024?',
      'average revenue of [brightwater foods](company) over 2023 and 2024',
      'Mean depreciation at [Velora Telecom](company) from 2022 to 2024',
      'What was the average amount of sales over soups and desserts for [Brightwater](company) in 2024?',
      'average network costs [velora](company) 2023-2024',
      'On average, what did [Brightwater Foods](company) earn as gross profit in 2023 and 2024?',
    ],
    fr: [
      'Quelle est la moyenne du résultat net de [Velora Telecom](company) pour 2022, 2023 et 2024 ?',
      "chiffre d'affaires moyen de [brightwater foods](company) sur 2023 et 2024",
      'Moyenne des amortissements de [Velora Telecom](company) de 2022 à 2024',
      'Quelle était la moyenne des ventes de soupes et de desserts de [Brightwater](company) en 2024 ?',
      'couts de reseau moyens [velora](company) 2023-2024',
      'En moyenne, quelle marge brute [Brightwater Foods](company) a-t-elle réalisée en 2023 et 2024 ?',
    ],
  },
  cues: { en: ['average', 'mean', 'on average'], fr: ['moyenne', 'en moyenne', 'moyen'] },
  body: computed(findSeveral),
  answer: {
    en: ({ rows, format }) => {
      const [first] = rows;
      if (first === undefined) return '';
      const sum = rows.reduce((total, row) => total + figure(row, 'value'), 0);
      const parts = rows.map((row) => `${text(row, 'label')} (${text(row, 'column')}) ${amount(row, figure(row, 'value'), 'en', format)}`);
      return `The average of ${place(first)} over ${format.count(rows.length, 'figure', 'figures')} is ${amount(first, sum / rows.length, 'en', format)}: ${format.list(parts)}.`;
    },
    fr: ({ rows, format }) => {
      const [first] = rows;
      if (first === undefined) return '';
      const sum = rows.reduce((total, row) => total + figure(row, 'value'), 0);
      const parts = rows.map((row) => `${text(row, 'label')} (${text(row, 'column')}) ${amount(row, figure(row, 'value'), 'fr', format)}`);
      return `La moyenne de ${place(first)} sur ${format.count(rows.length, 'chiffre', 'chiffres')} est ${amount(first, sum / rows.length, 'fr', format)} : ${format.list(parts)}.`;
    },
  },
  needs: ['reports'],
});
