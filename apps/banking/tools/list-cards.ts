import { defineTool, template } from '@guichet/domain-kit';
import { card, cardKind, lastDigits } from '../parameters.ts';
import { text } from '../read-row.ts';
import { describeCard, everyRow } from '../wording.ts';

export const listCards = defineTool({
  name: 'list_cards',
  group: 'cards',
  label: {
    en: 'The own credit and debit cards, all or of one kind, with status and expiry.',
    fr: 'Ses cartes de crédit et de débit, toutes ou d’un genre, avec état et expiration.',
  },
  audience: ['customer'],
  parameters: { card, kind: cardKind, last_digits: lastDigits },
  examples: {
    en: [
      'Which cards do I have?',
      'list my [credit cards](kind=credit)',
      'how many [debit cards](kind=debit) are on my name',
      'Show me every card that I hold with you',
      'wich cards have i got',
      'Give me an overview of my cards',
      'What [credit cards](kind=credit) do I own?',
      'all my cards pls',
    ],
    fr: [
      'Quelles cartes ai-je ?',
      'liste mes [cartes de crédit](kind=credit)',
      'combien de [cartes de débit](kind=debit) sont à mon nom',
      'Montrez-moi toutes les cartes que je détiens chez vous',
      'g quoi comme cartes',
      'Donne-moi un aperçu de mes cartes',
      'Quelles [cartes de crédit](kind=credit) est-ce que je possède ?',
      'ttes mes cartes svp',
    ],
  },
  cues: { en: ['which cards', 'list', 'how many cards', 'my cards'], fr: ['quelles cartes', 'liste', 'combien de cartes', 'mes cartes'] },
  body: template('cards'),
  answer: {
    en: (result) => [
      {
        text: `You hold ${result.format.count(result.rows.length, 'card', 'cards')}: ${result.format.list(result.rows.map((row) => text(row, 'name')))}.`,
        rows: everyRow(result),
      },
      ...result.rows.map((row, index) => ({ text: describeCard(result, row), rows: [index] })),
    ],
    fr: (result) => [
      {
        text: `Vous avez ${result.format.count(result.rows.length, 'carte', 'cartes')} : ${result.format.list(result.rows.map((row) => text(row, 'name')))}.`,
        rows: everyRow(result),
      },
      ...result.rows.map((row, index) => ({ text: describeCard(result, row), rows: [index] })),
    ],
  },
  nothing: { en: () => 'You hold no such card with us.', fr: () => "Vous n'avez pas de telle carte chez nous." },
  needs: ['accounts'],
});
