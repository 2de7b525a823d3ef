import { computed, defineTool } from '@guichet/domain-kit';
import { amount, place } from '../answers/amount.ts';
import { figure, text } from '../answers/fields.ts';
import { theCompany, theQuestion } from '../parameters/company.ts';
import { findSeveral } from '../reports/find-several.ts';

export const showReportAverageOrSum = defineTool({
  name: 'show_report_average_or_sum',
  group: 'reports',
  label: {
    en: 'The average or the sum of several figures of a company report: over years, columns or rows.',
    fr: "La moyenne ou la somme de plusieurs chiffres d'un rapport de société : sur des années, des colonnes ou des lignes.",
  },
  audience: ['staff', 'service'],
  parameters: {
    company: theCompany,
    operation: {
      type: 'choice',
      required: true,
      description: { en: 'Whether an average or a sum is asked for.', fr: "S'il s'agit d'une moyenne ou d'une somme." },
      ask: { en: 'Do you mean the average or the sum?', fr: 'Voulez-vous la moyenne ou la somme ?' },
      values: {
        average: { en: ['average', 'mean', 'averages'], fr: ['moyenne', 'moyen', 'moyens', 'moyennes'] },
        sum: {
          en: ['sum', 'combined', 'add up', 'added up', 'together', 'plus'],
          fr: ['somme', 'cumul', 'cumulé', 'cumulés', 'cumulées', 'additionne', 'ensemble'],
        },
      },
    },
    question: theQuestion,
  },
  examples: {
    en: [
      'What is the [average](operation=average) net income of [Velora Telecom](company) for 2022, 2023 and 2024?',
      '[average](operation=average) revenue of [brightwater foods](company) over 2023 and 2024',
      '[Mean](operation=average) depreciation at [Velora Telecom](company) from 2022 to 2024',
      'What was the [average](operation=average) amount of sales over soups and desserts for [Brightwater](company) in 2024?',
      '[average](operation=average) network costs [velora](company) 2023-2024',
      'On [average](operation=average), what did [Brightwater Foods](company) earn as gross profit in 2023 and 2024?',
      'What is the [sum](operation=sum) of the net income of [Velora Telecom](company) in 2023 and 2024?',
      '[combined](operation=sum) sales of soups and desserts at [Brightwater Foods](company) in 2024',
      '[sum](operation=sum) of revenue [velora](company) 2022 to 2024',
      '[Add up](operation=sum) gross profit of [Brightwater](company) for 2023 and 2024.',
      'spectrum licences and mast leases of [Velora Telecom](company) [together](operation=sum), total column',
      'What do soups [plus](operation=sum) private label come to at [brightwater](company) in 2023?',
    ],
    fr: [
      'Quelle est la [moyenne](operation=average) du résultat net de [Velora Telecom](company) pour 2022, 2023 et 2024 ?',
      "chiffre d'affaires [moyen](operation=average) de [brightwater foods](company) sur 2023 et 2024",
      '[Moyenne](operation=average) des amortissements de [Velora Telecom](company) de 2022 à 2024',
      'Quelle était la [moyenne](operation=average) des ventes de soupes et de desserts de [Brightwater](company) en 2024 ?',
      'couts de reseau [moyens](operation=average) [velora](company) 2023-2024',
      'En [moyenne](operation=average), quelle marge brute [Brightwater Foods](company) a-t-elle réalisée en 2023 et 2024 ?',
      'Quelle est la [somme](operation=sum) des résultats nets de [Velora Telecom](company) en 2023 et 2024 ?',
      'ventes [cumulées](operation=sum) de soupes et de desserts chez [Brightwater Foods](company) en 2024',
      "[somme](operation=sum) du chiffre d'affaires [velora](company) 2022 à 2024",
      '[Additionne](operation=sum) la marge brute de [Brightwater](company) pour 2023 et 2024.',
      'licences et baux de mâts de [Velora Telecom](company) [ensemble](operation=sum), colonne total',
      'À combien se montent [ensemble](operation=sum) soupes et marque de distributeur chez [brightwater](company) en 2023 ?',
    ],
  },
  cues: {
    en: ['average', 'mean', 'on average', 'sum of', 'add up', 'combined', 'together'],
    fr: ['moyenne', 'en moyenne', 'moyen', 'somme de', 'somme des', 'additionne', 'cumulées', 'ensemble'],
  },
  body: computed(findSeveral),
  answer: {
    en: ({ rows, arguments: given, format }) => {
      const [first] = rows;
      if (first === undefined) return '';
      const isSum = given['operation']?.value === 'sum';
      const word = isSum ? 'sum' : 'average';
      const sum = rows.reduce((total, row) => total + figure(row, 'value'), 0);
      const parts = rows.map((row) => `${text(row, 'label')} (${text(row, 'column')}) ${amount(row, figure(row, 'value'), 'en', format)}`);
      return `The ${word} of ${place(first)} over ${format.count(rows.length, 'figure', 'figures')} is ${amount(first, isSum ? sum : sum / rows.length, 'en', format, 2)}: ${format.list(parts)}.`;
    },
    fr: ({ rows, arguments: given, format }) => {
      const [first] = rows;
      if (first === undefined) return '';
      const isSum = given['operation']?.value === 'sum';
      const word = isSum ? 'somme' : 'moyenne';
      const sum = rows.reduce((total, row) => total + figure(row, 'value'), 0);
      const parts = rows.map((row) => `${text(row, 'label')} (${text(row, 'column')}) ${amount(row, figure(row, 'value'), 'fr', format)}`);
      return `La ${word} de ${place(first)} sur ${format.count(rows.length, 'chiffre', 'chiffres')} est ${amount(first, isSum ? sum : sum / rows.length, 'fr', format, 2)} : ${format.list(parts)}.`;
    },
  },
  needs: ['reports'],
});
