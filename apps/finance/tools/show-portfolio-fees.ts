import { computed, defineTool } from '@guichet/domain-kit';
import { figure, named, text } from '../answers/fields.ts';
import { during } from '../answers/period.ts';
import { thePerson } from '../parameters/person.ts';

export const showPortfolioFees = defineTool({
  name: 'show_portfolio_fees',
  group: 'portfolio',
  label: {
    en: 'The fees charged on your portfolio, with their total.',
    fr: 'Les frais prélevés sur votre portefeuille, avec leur total.',
  },
  audience: ['customer', 'staff'],
  parameters: {
    person: thePerson,
    period: {
      type: 'period',
      default: 'all',
      description: { en: 'When they were booked.', fr: 'Quand ils ont été comptabilisés.' },
    },
  },
  examples: {
    en: [
      'What fees were charged on my portfolio?',
      'Custody fees of my securities account in [2026](period)',
      'how much did my portfolio cost me in fees',
      'Total charges on my investments',
      'fees taken from my investment account in [June 2026](period)',
      'What do I pay for custody of my shares?',
    ],
    fr: [
      'Quels frais ont été prélevés sur mon portefeuille ?',
      'Droits de garde de mon compte-titres en [2026](period)',
      'combien de frais sur mon portefeuille',
      'Total des frais de mes placements',
      'frais preleves sur mon compte titres en [juin 2026](period)',
      'Combien me coûte la garde de mes actions ?',
    ],
  },
  cues: { en: ['fees', 'custody', 'charges'], fr: ['frais', 'droits de garde'] },
  body: computed(async ({ query }) => ({ rows: await query('movements', { kind: 'fee' }) })),
  answer: {
    en: (result) => {
      const { rows, format } = result;
      const currency = text(rows[0], 'currency');
      const total = rows.reduce((sum, row) => sum + Math.abs(figure(row, 'amount')), 0);
      const parts = rows.map(
        (row) => `${text(row, 'security')} (${format.date(text(row, 'day'))}, ${format.money(Math.abs(figure(row, 'amount')), currency)})`,
      );
      return `Fees${during(result)} come to ${format.money(total, currency)}: ${format.list(parts)}.`;
    },
    fr: (result) => {
      const { rows, format } = result;
      const currency = text(rows[0], 'currency');
      const total = rows.reduce((sum, row) => sum + Math.abs(figure(row, 'amount')), 0);
      const parts = rows.map(
        (row) =>
          `${named(row, 'security', 'fr')} (${format.date(text(row, 'day'))}, ${format.money(Math.abs(figure(row, 'amount')), currency)})`,
      );
      return `Les frais${during(result)} s'élèvent à ${format.money(total, currency)} : ${format.list(parts)}.`;
    },
  },
  needs: ['portfolios'],
});
