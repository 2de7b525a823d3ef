import { computed, defineTool } from '@guichet/domain-kit';
import { amount, place } from '../answers/amount.ts';
import { figure, text } from '../answers/fields.ts';
import { quotes } from '../answers/quotes.ts';
import { theCompany, theQuestion } from '../parameters/company.ts';
import { findFigure } from '../reports/find-figure.ts';

export const showReportFigure = defineTool({
  name: 'show_report_figure',
  group: 'reports',
  label: {
    en: 'One figure of a company report: the row asked for (revenue, net income, assets …) in the period asked for.',
    fr: "Un chiffre d'un rapport de société : la ligne demandée (chiffre d'affaires, résultat net, actif …) pour la période demandée.",
  },
  audience: ['staff', 'service'],
  parameters: { company: theCompany, question: theQuestion },
  examples: {
    en: [
      'What were total liabilities?',
      'fair value of customer relationships acquired with [Skylark](company)',
      'What is the fair value of goodwill for [Skylark](company)?',
      'How many stores does [Brightwater](company) have in its network?',
      'What was the gross margin of [Velora Telecom](company) in 2023?',
      'net balance of goodwill at [Brightwater Foods](company) on 30 June 2023',
      'What is the value of mast leases for [velora](company)?',
      "What were [Brightwater](company)'s operating expenses in the year ended June 30, 2024?",
      'EBITDA of [Velora Telecom](company) in FY23',
      'How much cash did [Brightwater Foods](company) hold in 2024?',
      'interest expense [velora](company) 2022',
      'What was the discount rate used by [Brightwater](company) in 2024?',
      'What was the net income of [Brightwater Foods](company) in 2024?',
      "[Velora Telecom](company)'s revenue for 2023",
      'how much were network costs at [velora](company) in 2022',
      'What was the gross profit of [Brightwater](company) for fiscal 2023?',
      'How many depots were in the [Brightwater Foods](company) network in FY24?',
      'depreciation of [Velora Telecom](company), 2024, in thousands',
      'What amount of spectrum licences does [Velora Telecom](company) owe in less than 1 year?',
      "Give me the cost of sales from [Brightwater Foods](company)' report of 2023.",
      'number of stores, [brightwater](company), F24',
      'What were total assets of [Velora Telecom](company) at the end of 2023?',
      'What was the operating income in 2023?',
      'How much was spent on research and development in 2022?',
      'total equity at year end',
      'What is the effective tax rate for fiscal 2024?',
    ],
    fr: [
      'Quel était le total du passif ?',
      'Juste valeur des relations clients acquises avec [Skylark](company) ?',
      'Quelle est la juste valeur du goodwill de [Skylark](company) ?',
      'Combien de magasins [Brightwater](company) a-t-elle dans son réseau ?',
      'Quelle était la marge brute de [Velora Telecom](company) en 2023 ?',
      'solde net du goodwill de [Brightwater Foods](company) au 30 juin 2023',
      'Quelle est la valeur des baux de mâts pour [velora](company) ?',
      "Quelles étaient les charges d'exploitation de [Brightwater](company) pour l'exercice clos le 30 juin 2024 ?",
      'EBITDA de [Velora Telecom](company) en F23',
      'Combien de trésorerie [Brightwater Foods](company) détenait-elle en 2024 ?',
      "charges d'interets [velora](company) 2022",
      "Quel taux d'actualisation [Brightwater](company) a-t-elle retenu en 2024 ?",
      'Quel était le résultat net de [Brightwater Foods](company) en 2024 ?',
      "chiffre d'affaires 2023 de [Velora Telecom](company)",
      'combien de couts de reseau chez [velora](company) en 2022',
      "Quelle était la marge brute de [Brightwater](company) pour l'exercice 2023 ?",
      'COMBIEN DE DÉPÔTS COMPTAIT LE RÉSEAU [BRIGHTWATER FOODS](company) EN F24 ?',
      'amortissements de [Velora Telecom](company), 2024, en milliers',
      "Quel montant de licences [Velora Telecom](company) doit-elle à moins d'un an ?",
      'Donne-moi le coût des ventes du rapport 2023 de [Brightwater Foods](company).',
      'nbre de magasins, [brightwater](company), F24',
      "Quel était le total de l'actif de [Velora Telecom](company) fin 2023 ?",
      "Quel était le résultat d'exploitation en 2023 ?",
      'Combien a été dépensé en recherche et développement en 2022 ?',
      'capitaux propres à la clôture',
      "Quel est le taux d'imposition effectif de l'exercice 2024 ?",
    ],
  },
  body: computed(findFigure),
  answer: {
    en: ({ rows, passages, format }) =>
      rows.length > 0
        ? rows.map((row, index) => ({
            text: `${place(row)}${text(row, 'column') && ` (${text(row, 'column')})`}: ${amount(row, figure(row, 'value'), 'en', format)}.`,
            rows: [index],
          }))
        : quotes(passages, 'en'),
    fr: ({ rows, passages, format }) =>
      rows.length > 0
        ? rows.map((row, index) => ({
            text: `${place(row)}${text(row, 'column') && ` (${text(row, 'column')})`} : ${amount(row, figure(row, 'value'), 'fr', format)}.`,
            rows: [index],
          }))
        : quotes(passages, 'fr'),
  },
  nothing: {
    en: ({ arguments: given }) => `The reports that name ${given['company']?.name} do not show this figure.`,
    fr: ({ arguments: given }) => `Les rapports qui nomment ${given['company']?.name} ne montrent pas ce chiffre.`,
  },
  needs: ['reports'],
});
