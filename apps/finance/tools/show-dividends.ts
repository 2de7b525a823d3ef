import { computed, defineTool } from '@guichet/domain-kit';
import { figure, named, text } from '../answers/fields.ts';
import { during } from '../answers/period.ts';
import { thePerson } from '../parameters/person.ts';

export const showDividends = defineTool({
  name: 'show_dividends',
  group: 'portfolio',
  label: {
    en: 'The dividends and interest paid into your portfolio, with their total.',
    fr: 'Les dividendes et intérêts versés sur votre portefeuille, avec leur total.',
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
      'What dividends did I receive?',
      'Dividends paid to my portfolio in [2026](period)',
      'how much did my shares pay me in dividends',
      'Total dividend income of my investments',
      'last dividend on my securities account',
      'Did I get any dividend in [May 2026](period)?',
    ],
    fr: [
      'Quels dividendes ai-je reçus ?',
      'Dividendes versés sur mon portefeuille en [2026](period)',
      "combien de dividendes mes actions m'ont rapporté",
      'Total des dividendes de mes placements',
      'dernier dividende de mon compte titres',
      'Ai-je touché un dividende en [mai 2026](period) ?',
    ],
  },
  cues: { en: ['dividend', 'dividends'], fr: ['dividende', 'dividendes'] },
  body: computed(async ({ query }) => ({ rows: await query('movements', { kind: 'dividend' }) })),
  answer: {
    en: (result) => {
      const { rows, format } = result;
      const currency = text(rows[0], 'currency');
      const total = rows.reduce((sum, row) => sum + Math.abs(figure(row, 'amount')), 0);
      const parts = rows.map(
        (row) => `${text(row, 'security')} (${format.date(text(row, 'day'))}, ${format.money(Math.abs(figure(row, 'amount')), currency)})`,
      );
      return `Dividends${during(result)} come to ${format.money(total, currency)}: ${format.list(parts)}.`;
    },
    fr: (result) => {
      const { rows, format } = result;
      const currency = text(rows[0], 'currency');
      const total = rows.reduce((sum, row) => sum + Math.abs(figure(row, 'amount')), 0);
      const parts = rows.map(
        (row) =>
          `${named(row, 'security', 'fr')} (${format.date(text(row, 'day'))}, ${format.money(Math.abs(figure(row, 'amount')), currency)})`,
      );
      return `Les dividendes${during(result)} s'élèvent à ${format.money(total, currency)} : ${format.list(parts)}.`;
    },
  },
  needs: ['portfolios'],
});
