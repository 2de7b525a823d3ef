import { defineTool, template, type Result, type Said } from '@guichet/domain-kit';
import { article } from '../parameters.ts';
import { text } from '../read-row.ts';

function tell({ rows, language, format }: Result): Said[] {
  const number = text(rows[0]!, 'number');
  const others = rows.flatMap((row) => (text(row, 'other') === '' ? [] : [text(row, 'other')]));
  const articles = format.list(others);
  if (others.length === 0)
    return [
      {
        text:
          language === 'fr' ? `Aucun article du code ne cite ${number} : 0 au total.` : `No article of the code cites ${number}: 0 in all.`,
        rows: [0],
      },
    ];
  return [
    {
      text:
        language === 'fr'
          ? `${format.count(others.length, 'article cite', 'articles citent')} l’article ${number} : ${articles}.`
          : `${format.count(others.length, 'article cites', 'articles cite')} article ${number}: ${articles}.`,
    },
  ].map((said) => ({ ...said, rows: rows.map((_, index) => index) }));
}

export const countCitingArticles = defineTool({
  name: 'count_citing_articles',
  group: 'references',
  label: { en: 'How many articles cite an article.', fr: 'Combien d’articles citent un article.' },
  audience: ['customer', 'staff', 'service'],
  parameters: { article },
  examples: {
    en: [
      'How many articles cite [L910-2](article)?',
      'number of articles that refer to [L913-1](article)',
      'in how many articles is [L911-1](article) cited',
      'How often is [L914-1](article) cited in the code?',
      'count the articles citing [L911-3](article)',
      'how many provisions mention [L912-1](article)',
      'How many articles refer to [L910-1](article)?',
      'how many times is [L911-1](article) cited',
      'count of articles that cite [R913-1](article)',
      'By how many articles is [L912-1](article) cited?',
      'number of articles citing [L913-1](article)',
    ],
    fr: [
      'Combien d’articles citent [L910-2](article) ?',
      "nombre d'articles qui renvoient a [l913-1](article)",
      "dans combien d'articles [L911-1](article) est-il cité",
      'Combien de fois [L914-1](article) est-il cité dans le code ?',
      'compte les articles qui citent [L911-3](article)',
      'Combien d’articles du code mentionnent [L912-1](article) ?',
      'Combien d’articles renvoient à [L910-1](article) ?',
      'combien de fois [L911-1](article) est cité',
      'nombre d’articles citant [R913-1](article)',
      'Par combien d’articles [L912-1](article) est-il cité ?',
      "combien d'articles citent l'article [L913-1](article)",
    ],
  },
  cues: {
    en: ['how many articles', 'number of articles', 'how often'],
    fr: ["combien d'articles", "nombre d'articles", 'combien de fois'],
  },
  body: template('citing_articles'),
  answer: { en: tell, fr: tell },
  nothing: {
    en: () => 'No article of this number is in the code that is loaded.',
    fr: () => 'Aucun article de ce numéro n’est dans le code chargé.',
  },
  needs: ['articles'],
});
