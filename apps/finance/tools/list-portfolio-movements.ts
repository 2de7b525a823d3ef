import { computed, defineTool } from '@guichet/domain-kit';
import { figure, named, text } from '../answers/fields.ts';
import { thePerson } from '../parameters/person.ts';

export const listMovements = defineTool({
  name: 'list_portfolio_movements',
  group: 'portfolio',
  label: {
    en: 'Purchases, sales and deposits of your portfolio, in all or in a period.',
    fr: 'Les achats, ventes et versements de votre portefeuille, en tout ou dans une période.',
  },
  audience: ['customer', 'staff'],
  parameters: {
    person: thePerson,
    period: {
      type: 'period',
      default: 'all',
      description: { en: 'When the movements took place.', fr: 'Quand les mouvements ont eu lieu.' },
    },
    kind: {
      type: 'choice',
      default: 'all',
      description: { en: 'Only movements of this kind.', fr: 'Seulement les mouvements de ce type.' },
      values: {
        all: { en: ['movements', 'operations', 'transactions', 'orders'], fr: ['mouvements', 'opérations', 'transactions', 'ordres'] },
        purchase: { en: ['purchases', 'purchase', 'bought', 'buys'], fr: ['achats', 'achat', 'acheté', 'achetés'] },
        sale: { en: ['sales', 'sale', 'sold'], fr: ['ventes', 'vente', 'vendu', 'vendus'] },
        deposit: { en: ['deposits', 'deposit', 'paid in'], fr: ['versements', 'versement', 'dépôts', 'versé'] },
      },
    },
  },
  examples: {
    en: [
      'What [movements](kind=all) were there in my portfolio in [May 2026](period)?',
      'Show the securities I [bought](kind=purchase) this year.',
      'my portfolio [operations](kind=all)',
      'Which funds were [sold](kind=sale) from my investment account in [2026](period)?',
      'orders executed on my portfolio between [1 January and 31 March 2026](period)',
      'list my securities [purchases](kind=purchase) pls',
      'What did I [pay in](kind=deposit) to my savings portfolio?',
    ],
    fr: [
      'Quels [mouvements](kind=all) sur mon portefeuille en [mai 2026](period) ?',
      "Montre les titres que j'ai [achetés](kind=purchase) cette année.",
      '[operations](kind=all) de mon portefeuille',
      'Quels fonds ont été [vendus](kind=sale) de mon compte-titres en [2026](period) ?',
      'ordres exécutés sur mon portefeuille entre le [1er janvier et le 31 mars 2026](period)',
      'liste de mes [achats](kind=purchase) de titres stp',
      "Qu'ai-je [versé](kind=deposit) sur mon portefeuille d'épargne ?",
    ],
  },
  body: computed(async ({ query, arguments: given }) => {
    const rows = await query('movements');
    return {
      rows: given['kind']?.value === 'all' ? rows.filter((row) => ['purchase', 'sale', 'deposit'].includes(text(row, 'kind'))) : rows,
    };
  }),
  answer: {
    en: ({ rows, format }) =>
      rows.map((row, index) => ({
        text: `${format.date(text(row, 'day'))}: ${text(row, 'kind')}, ${text(row, 'security')}, ${format.money(figure(row, 'amount'), text(row, 'currency'))}.`,
        rows: [index],
      })),
    fr: ({ rows, format }) =>
      rows.map((row, index) => ({
        text: `${format.date(text(row, 'day'))} : ${french[text(row, 'kind')] ?? text(row, 'kind')}, ${named(row, 'security', 'fr')}, ${format.money(figure(row, 'amount'), text(row, 'currency'))}.`,
        rows: [index],
      })),
  },
  needs: ['portfolios'],
});

const french: Readonly<Record<string, string>> = { purchase: 'achat', sale: 'vente', deposit: 'versement' };
