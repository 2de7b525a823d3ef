import { defineTool, template, type Result, type Said } from '@guichet/domain-kit';
import { article } from '../parameters.ts';
import { text } from '../read-row.ts';

function tell({ rows, language, format }: Result): Said[] {
  const number = text(rows[0]!, 'number');
  const others = rows.flatMap((row) => (text(row, 'other') === '' ? [] : [text(row, 'other')]));
  const articles = format.list(others);
  if (others.length === 0)
    return [
      { text: language === 'fr' ? `Aucun article du code ne cite ${number}.` : `No article of the code cites ${number}.`, rows: [0] },
    ];
  return [{ text: language === 'fr' ? `L’article ${number} est cité par ${articles}.` : `Article ${number} is cited by ${articles}.` }].map(
    (said) => ({ ...said, rows: rows.map((_, index) => index) }),
  );
}

export const listCitingArticles = defineTool({
  name: 'list_citing_articles',
  group: 'references',
  label: { en: 'The articles that cite an article.', fr: 'Les articles qui citent un article.' },
  audience: ['customer', 'staff', 'service'],
  parameters: { article },
  examples: {
    en: [
      'Which articles cite [L910-2](article)?',
      'what articles refer back to [L913-1](article)',
      'By which articles is [L911-1](article) cited?',
      'Who cites article [L914-1](article)?',
      'list everything that mentions [L911-3](article)',
      'in which articles is [L912-1](article) quoted',
      'Which articles cite [L910-1](article)?',
      'articles that cite [L911-1](article)',
      'what cites [R913-1](article)',
      'Which other articles refer to [L912-1](article)?',
      '[L911-3](article) is cited by which articles',
      'list the articles citing [R914-1](article)',
      'who refers to [L910-2](article)',
    ],
    fr: [
      'Quels articles citent [L910-2](article) ?',
      "par quels articles l'article [l913-1](article) est-il cité",
      'Par quels articles [L911-1](article) est-il cité ?',
      'Qui cite l’article [L914-1](article) ?',
      'liste tout ce qui mentionne [L911-3](article)',
      'dans quels articles [L912-1](article) est il cité',
      'Quels sont les articles qui renvoient à [R910-1](article) ?',
      'Quels articles citent [L910-1](article) ?',
      'articles qui citent [L911-1](article)',
      "qu'est-ce qui cite [R913-1](article)",
      'Quels autres articles renvoient à [L912-1](article) ?',
      '[L911-3](article) est cité par quels articles',
      'liste des articles citant [R914-1](article)',
      'qui renvoie à [L910-2](article)',
    ],
  },
  cues: {
    en: ['cited by', 'articles cite', 'who cites', 'refer back'],
    fr: ['citent', 'est-il cité', 'est il cité', 'qui cite', 'renvoient à'],
  },
  body: template('citing_articles'),
  answer: { en: tell, fr: tell },
  nothing: {
    en: () => 'No article of this number is in the code that is loaded.',
    fr: () => 'Aucun article de ce numéro n’est dans le code chargé.',
  },
  needs: ['articles'],
});
