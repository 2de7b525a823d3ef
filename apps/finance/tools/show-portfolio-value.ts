import { defineTool, template } from '@guichet/domain-kit';
import { figure, named, text } from '../answers/fields.ts';
import { thePerson } from '../parameters/person.ts';

export const showPortfolioValue = defineTool({
  name: 'show_portfolio_value',
  group: 'portfolio',
  label: {
    en: 'What your portfolio is worth today: securities and cash together.',
    fr: 'Ce que vaut votre portefeuille : titres et liquidités ensemble.',
  },
  audience: ['customer', 'staff'],
  parameters: { person: thePerson },
  examples: {
    en: [
      'What is my portfolio worth?',
      'Value of my investments',
      "What is [Oliver Grant](person)'s portfolio worth?",
      'how much is my investment account worth today',
      'total value of my securities account please',
      'What are my savings in shares valued at?',
      'my portfolio value??',
      'How much cash is left in my portfolio?',
    ],
    fr: [
      'Que vaut mon portefeuille ?',
      'Valeur de mes placements',
      'Que vaut le portefeuille de [Camille Durand](person) ?',
      "combien vaut mon compte-titres aujourd'hui",
      'valeur totale de mon PEA svp',
      'À combien mon épargne en actions est-elle évaluée ?',
      'valorisation de mon portefeuille ??',
      'Combien de liquidités reste-t-il dans mon portefeuille ?',
    ],
  },
  cues: { en: ['worth', 'value of my', 'portfolio value'], fr: ['vaut', 'valeur de mon', 'valorisation'] },
  body: template('portfolio_value'),
  answer: {
    en: ({ rows, format }) =>
      rows.map((row, index) => ({
        text: `${text(row, 'name')}: ${format.money(figure(row, 'value'), text(row, 'currency'))} on ${format.date(text(row, 'as_of'))}, of which ${format.money(figure(row, 'cash'), text(row, 'currency'))} in cash.`,
        rows: [index],
      })),
    fr: ({ rows, format }) =>
      rows.map((row, index) => ({
        text: `${named(row, 'name', 'fr')} : ${format.money(figure(row, 'value'), text(row, 'currency'))} au ${format.date(text(row, 'as_of'))}, dont ${format.money(figure(row, 'cash'), text(row, 'currency'))} de liquidités.`,
        rows: [index],
      })),
  },
  needs: ['portfolios'],
});
