import { defineTool, template } from '@guichet/domain-kit';
import { figure, named, text } from '../answers/fields.ts';
import { thePerson } from '../parameters/person.ts';

export const showHoldings = defineTool({
  name: 'show_holdings',
  group: 'portfolio',
  label: {
    en: 'The securities that you hold: shares, funds and bonds, with quantities and values.',
    fr: 'Les titres que vous détenez : actions, fonds et obligations, avec quantités et valeurs.',
  },
  audience: ['customer', 'staff'],
  parameters: { person: thePerson },
  examples: {
    en: [
      'What securities do I hold?',
      'Show me my holdings.',
      'Which securities does [Inès Moreau](person) hold?',
      'which shares and funds are in my portfolio',
      'How many shares do I own?',
      'list the positions of my investment account',
      'what am I invested in',
      'My funds and their quantities, please',
    ],
    fr: [
      'Quels titres est-ce que je détiens ?',
      'Montre-moi mes positions.',
      'Quels titres [Oliver Grant](person) détient-il ?',
      'quelles actions et quels fonds dans mon portefeuille',
      "Combien d'actions est-ce que je possède ?",
      'liste des lignes de mon compte-titres',
      'dans quoi suis-je investi',
      'Mes fonds et leurs quantités, svp',
    ],
  },
  cues: { en: ['holdings', 'do i hold', 'i own', 'positions'], fr: ['je détiens', 'mes titres', 'mes positions', 'je possède'] },
  body: template('holdings'),
  answer: {
    en: ({ rows, format }) =>
      rows.map((row, index) => ({
        text: `${text(row, 'portfolio')}: ${format.number(figure(row, 'quantity'))} ${text(row, 'security')} at ${format.money(figure(row, 'price'), text(row, 'currency'))}, worth ${format.money(figure(row, 'value'), text(row, 'currency'))}.`,
        rows: [index],
      })),
    fr: ({ rows, format }) =>
      rows.map((row, index) => ({
        text: `${named(row, 'portfolio', 'fr')} : ${format.number(figure(row, 'quantity'))} ${named(row, 'security', 'fr')} à ${format.money(figure(row, 'price'), text(row, 'currency'))}, soit ${format.money(figure(row, 'value'), text(row, 'currency'))}.`,
        rows: [index],
      })),
  },
  needs: ['portfolios'],
});
