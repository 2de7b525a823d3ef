import { defineTool, template, type Result, type Said } from '@guichet/domain-kit';
import { article } from '../parameters.ts';
import { text } from '../read-row.ts';
import { articleText, eachRow, quotation } from '../wording.ts';

/** The article word for word, and whether it still holds. */
const read = (result: Result): Said[] =>
  eachRow(result, (row) => {
    const repealed = row['in_force'] === false ? (result.language === 'fr' ? ' (abrogé ou remplacé)' : ' (repealed or replaced)') : '';
    return `${text(row, 'title')}${repealed}${quotation(result.language, articleText(result, row))}`;
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
      'What does [R911-1](article) say?',
      'article [L912-3](article) please',
      'wording of [A914-1](article)',
      "what's in [R912-1](article)",
      'full text [L911-4](article)',
      'I want to read article [L910-1](article)',
      'Show the article [A913-1](article)',
      'what is the content of [L913-1](article)',
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
      'Que dit [R911-1](article) ?',
      'article [L912-3](article) svp',
      'libellé de [A914-1](article)',
      "qu'y a-t-il dans [R912-1](article)",
      'texte intégral [L911-4](article)',
      "je veux lire l'article [L910-1](article)",
      'Affiche l’article [A913-1](article)',
      "c'est quoi le contenu de [L913-1](article)",
      "que dit l'article [r914-1](article)",
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
