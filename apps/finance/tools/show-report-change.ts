import { computed, defineTool } from '@guichet/domain-kit';
import { amount, place } from '../answers/amount.ts';
import { figure, text } from '../answers/fields.ts';
import { theCompany, theQuestion } from '../parameters/company.ts';
import { findChange } from '../reports/find-change.ts';

export const showReportChange = defineTool({
  name: 'show_report_change',
  group: 'reports',
  label: {
    en: 'How a figure of a company report changed between two periods: the difference and the percentage.',
    fr: "Comment un chiffre d'un rapport de société a varié entre deux périodes : l'écart et le pourcentage.",
  },
  audience: ['staff', 'service'],
  parameters: { company: theCompany, question: theQuestion },
  examples: {
    en: [
      'What is the difference between operating expenses and cost of sales at [Brightwater](company) in 2024?',
      'difference in value between spectrum licences and mast leases for [velora](company)',
      'What is the change in income before taxes of [Brightwater Foods](company) from the year ended June 30, 2023 to June 30, 2024?',
      'What was the percentage change in total spectrum licences between 2023 and 2024 at [Velora Telecom](company)?',
      'change in goodwill, [velora](company), 2022 to 2023',
      'by how much did operating expenses of [velora](company) fall between 2022 and 2023',
      "How much did [Brightwater](company)'s soup sales rise from F23 to F24?",
      "By what percentage did [Brightwater Foods](company)' net income change from 2023 to 2024?",
      'What was the change in revenue of [Velora Telecom](company) between 2022 and 2023?',
      'percentage increase of gross profit, [brightwater](company), 2023 to 2024',
      'How much did network costs at [Velora Telecom](company) grow from 2023 to 2024?',
      'Percent decrease in depreciation for [velora](company) between 2022 and 2024?',
      "growth of [Brightwater](company)'s dessert sales in 2024 vs 2023",
      'What is the difference in operating expenses of [Brightwater Foods](company) from 2023 to 2024?',
    ],
    fr: [
      "Quel est l'écart entre les charges d'exploitation et le coût des ventes de [Brightwater](company) en 2024 ?",
      'différence entre licences et baux de mâts pour [velora](company)',
      "Quelle est la variation du résultat avant impôt de [Brightwater Foods](company) entre l'exercice 2023 et l'exercice 2024 ?",
      'variation en pourcentage du total des licences de [Velora Telecom](company) entre 2023 et 2024',
      'variation du goodwill, [velora](company), 2022 à 2023',
      'de combien les charges de [velora](company) ont baissé entre 2022 et 2023',
      'pourcentage de variation des ventes de soupes de [Brightwater](company) entre F23 et F24',
      'De quel pourcentage le résultat net de [Brightwater Foods](company) a-t-il varié de 2023 à 2024 ?',
      "Quelle a été la variation du chiffre d'affaires de [Velora Telecom](company) entre 2022 et 2023 ?",
      'hausse en % de la marge brute, [brightwater](company), 2023 a 2024',
      'De combien les coûts de réseau de [Velora Telecom](company) ont-ils augmenté de 2023 à 2024 ?',
      'Baisse en pourcentage des amortissements de [velora](company) entre 2022 et 2024 ?',
      'évolution des ventes de desserts de [Brightwater](company) en 2024 par rapport à 2023',
      "Quel est l'écart de charges d'exploitation de [Brightwater Foods](company) entre 2023 et 2024 ?",
    ],
  },
  cues: {
    en: [
      'change',
      'percentage change',
      'increase',
      'decrease',
      'grow',
      'growth',
      'difference',
      'changed',
      'fall',
      'fell',
      'rise',
      'rose',
      'drop',
      'decline',
      'grew',
      'increased',
      'decreased',
    ],
    fr: [
      'variation',
      'varié',
      'augmenté',
      'diminué',
      'évolution',
      'hausse',
      'baisse',
      'progressé',
      'croissance',
      'écart',
      'baissé',
      'reculé',
      'variations',
    ],
  },
  body: computed(findChange),
  answer: {
    en: ({ rows: [row], format }) => {
      if (row === undefined) return '';
      const shown = (field: string) => amount(row, figure(row, field), 'en', format);
      if (row['other_label'] !== undefined)
        return `${place(row)} (${text(row, 'column')}) is ${shown('value')} and ${text(row, 'other_label')} ${shown('other_value')}: a difference of ${shown('difference')}.`;
      const percent = row['percent'] === null ? '' : `, that is ${format.percent(figure(row, 'percent'))}`;
      return `${place(row)} went from ${shown('earlier_value')} in ${text(row, 'earlier_period')} to ${shown('later_value')} in ${text(row, 'later_period')}: a change of ${shown('difference')}${percent}.`;
    },
    fr: ({ rows: [row], format }) => {
      if (row === undefined) return '';
      const shown = (field: string) => amount(row, figure(row, field), 'fr', format);
      if (row['other_label'] !== undefined)
        return `${place(row)} (${text(row, 'column')}) vaut ${shown('value')} et ${text(row, 'other_label')} ${shown('other_value')} : un écart de ${shown('difference')}.`;
      const percent = row['percent'] === null ? '' : `, soit ${format.percent(figure(row, 'percent'))}`;
      return `${place(row)} est passé de ${shown('earlier_value')} en ${text(row, 'earlier_period')} à ${shown('later_value')} en ${text(row, 'later_period')} : une variation de ${shown('difference')}${percent}.`;
    },
  },
  needs: ['reports'],
});
