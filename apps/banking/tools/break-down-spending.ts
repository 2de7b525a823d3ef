import { defineTool, template } from '@guichet/domain-kit';
import { card, period } from '../parameters.ts';
import { amount, text } from '../read-row.ts';
import { categories, inWords } from '../vocabulary.ts';
import { inPeriod, money } from '../wording.ts';

export const breakDownSpending = defineTool({
  name: 'break_down_spending',
  group: 'spending',
  label: {
    en: "The caller's spending split by category, largest first, with sums and numbers of purchases.",
    fr: "Les dépenses du client réparties par catégorie, la plus grande d'abord, avec sommes et nombres d'achats.",
  },
  audience: ['customer'],
  parameters: { card, period },
  examples: {
    en: [
      'Break down my spending by category',
      'which category do i spend most on',
      'How is my [May 2026](period) spending divided between categories?',
      'spending per category on the [Azure card](card)',
      'What kinds of things do I pay with my [Meadow Card](card)?',
      'my budget by type of expense [this month](period)',
      'In which category was my spending highest in [June 2026](period)?',
      'split of expenses pls',
    ],
    fr: [
      'Répartis mes dépenses par catégorie',
      'dans quelle catégorie je dépense le plus',
      'Comment mes dépenses de [mai 2026](period) se répartissent-elles entre catégories ?',
      'dépenses par catégorie sur la [carte Azure](card)',
      'Quels genres de choses est-ce que je paie avec ma [carte Meadow](card) ?',
      'mon budget par poste [ce mois-ci](period)',
      'Quel poste de dépenses était le plus élevé en [juin 2026](period) ?',
      'ventilation de mes dépenses svp',
    ],
  },
  cues: {
    en: ['by category', 'per category', 'which category', 'break down', 'split'],
    fr: ['par catégorie', 'quelle catégorie', 'par poste', 'répartis', 'répartition', 'ventilation'],
  },
  body: template('spending_by_category'),
  answer: {
    en: (result) =>
      result.rows.map((row, index) => ({
        text: `${index === 0 ? `Most of your spending${inPeriod(result)} was on ` : 'Then '}${inWords(categories, text(row, 'category'), 'en')}: ${money(result, row, 'total')} in ${result.format.count(amount(row, 'number'), 'purchase', 'purchases')}.`,
        rows: [index],
      })),
    fr: (result) =>
      result.rows.map((row, index) => ({
        text: `${index === 0 ? `Vos plus grandes dépenses${inPeriod(result)} : ` : 'Puis '}${inWords(categories, text(row, 'category'), 'fr')}, ${money(result, row, 'total')} en ${result.format.count(amount(row, 'number'), 'achat', 'achats')}.`,
        rows: [index],
      })),
  },
  nothing: { en: (result) => `You have no purchase${inPeriod(result)}.`, fr: (result) => `Vous n'avez aucun achat${inPeriod(result)}.` },
  needs: ['accounts'],
});
