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
          language === 'fr'
            ? `L’article ${number} ne cite aucun autre article du code.`
            : `Article ${number} cites no other article of the code.`,
        rows: [0],
      },
    ];
  return [{ text: language === 'fr' ? `L’article ${number} cite ${articles}.` : `Article ${number} cites ${articles}.` }].map((said) => ({
    ...said,
    rows: rows.map((_, index) => index),
  }));
}

export const listCitedArticles = defineTool({
  name: 'list_cited_articles',
  group: 'references',
  label: { en: 'The articles that an article cites or refers to.', fr: 'Les articles qu’un article cite ou auxquels il renvoie.' },
  audience: ['customer', 'staff', 'service'],
  parameters: { article },
  examples: {
    en: [
      'Which articles does [L911-1](article) cite?',
      'what articles does [L913-2](article) refer to',
      'List the references in article [R911-2](article)',
      '[L912-2](article) points to which articles?',
      'which other articles are mentioned in [L914-1](article)',
      'To which provisions does article [A913-1](article) refer?',
      'What does [R911-2](article) refer to?',
      'Which articles are cited in [L910-3](article)?',
      'references made by [R913-1](article)',
      'which articles does [R912-1](article) mention',
      'articles that [A911-1](article) cites',
      '[R914-1](article) refers to which articles',
    ],
    fr: [
      'Quels articles [L911-1](article) cite-t-il ?',
      'a quels articles renvoie [l913-2](article)',
      'Liste les renvois de l’article [R911-2](article)',
      '[L912-2](article) renvoie vers quels articles ?',
      'Quels articles sont cités par [L914-1](article) ?',
      "quels articles du code sont mentionnés dans l'article [A913-1](article)",
      "l'article [l911-2](article) fait reference a quels articles",
      'À quoi renvoie [R911-2](article) ?',
      'Quels articles sont cités dans [L910-3](article) ?',
      'renvois faits par [R913-1](article)',
      'quels articles mentionne [R912-1](article)',
      'articles que [A911-1](article) cite',
      '[R914-1](article) renvoie à quels articles',
      "quels articles cite l'article [L912-1](article)",
    ],
  },
  cues: {
    en: ['cite', 'refer to', 'references in', 'mentioned in', 'points to'],
    fr: ['cite-t-il', 'renvoie', 'renvois', 'sont cités par', 'mentionnés dans', 'fait référence'],
  },
  body: template('cited_articles'),
  answer: { en: tell, fr: tell },
  nothing: {
    en: () => 'No article of this number is in the code that is loaded.',
    fr: () => 'Aucun article de ce numéro n’est dans le code chargé.',
  },
  needs: ['articles'],
});
