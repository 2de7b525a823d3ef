import { defineTool, template, type Result, type Said } from '@guichet/domain-kit';
import { article } from '../parameters.ts';
import { text } from '../read-row.ts';
import { articleText, eachRow } from '../wording.ts';

/** The article word for word, and whether it still holds. */
const read = (result: Result): Said[] =>
  eachRow(result, (row) => {
    const repealed = row['in_force'] === false ? (result.language === 'fr' ? ' (abrogé ou remplacé)' : ' (repealed or replaced)') : '';
    return `${text(row, 'title')}${repealed}${result.language === 'fr' ? ' : ' : ': '}« ${articleText(result, row)} »`;
  });

export const showArticle = defineTool({
  name: 'show_article',
  group: 'articles',
  label: {
    en: 'The text of one article of the insurance code, by its number.',
    fr: 'Le texte d’un article du code des assurances, par son numéro.',
  },
  audience: ['customer', 'staff', 'service'],
  parameters: { article },
  examples: {
    en: [
      'What does article [L910-3](article) say?',
      'show me [L911-1](article)',
      'text of article [R910-1](article) please',
      'Read [L. 912-1](article=L912-1) to me',
      'what is written in [A911-1](article)',
      'I would like the wording of [R913-1](article)',
      'quote article [L914-2](article) in full',
    ],
    fr: [
      'Que dit l’article [L910-3](article) ?',
      "montre moi l'article [l911-1](article)",
      "texte de l'article [R910-1](article) stp",
      'Lis-moi l’article [L. 912-1](article=L912-1)',
      "c quoi l'article [a911-1](article)",
      'Je voudrais le libellé de [R913-1](article)',
      'cite l’article [L914-2](article) en entier',
      'Que prévoit l’article [L913-1](article) du code des assurances ?',
    ],
  },
  cues: { en: ['say', 'text of', 'wording', 'quote', 'read'], fr: ['que dit', 'texte de', 'libellé', 'cite', 'lis'] },
  body: template('article'),
  answer: { en: read, fr: read },
  nothing: {
    en: () => 'No article of this number is in the code that is loaded.',
    fr: () => 'Aucun article de ce numéro n’est dans le code chargé.',
  },
  needs: ['articles'],
});
