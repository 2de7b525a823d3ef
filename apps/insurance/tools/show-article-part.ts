import { defineTool, template } from '@guichet/domain-kit';
import { article } from '../parameters.ts';
import { text } from '../read-row.ts';
import { inWords, parts } from '../vocabulary.ts';
import { eachRow } from '../wording.ts';

export const showArticlePart = defineTool({
  name: 'show_article_part',
  group: 'articles',
  label: {
    en: 'Whether an article stands in the legislative part, the regulatory part or the orders.',
    fr: 'Si un article est dans la partie législative, la partie réglementaire ou les arrêtés.',
  },
  audience: ['customer', 'staff', 'service'],
  parameters: { article },
  examples: {
    en: [
      'Is [R910-1](article) in the legislative or the regulatory part?',
      'which part of the code is [L911-2](article) in',
      'Does article [A911-1](article) belong to the orders?',
      'Where in the code does [L914-1](article) stand?',
      'part of [R913-1](article)?',
      'is article [L912-3](article) law or regulation',
      'In which part is [L912-1](article)?',
      'is [A914-1](article) an order',
      'legislative or regulatory: [R911-2](article)?',
      'does [L913-2](article) belong to the legislative part',
      'where does [R912-1](article) stand, legislative part?',
    ],
    fr: [
      '[R910-1](article) est-il dans la partie législative ou réglementaire ?',
      'dans quelle partie du code est [l911-2](article)',
      'L’article [A911-1](article) fait-il partie des arrêtés ?',
      'Où se trouve [L914-1](article) dans le code ?',
      'partie de [R913-1](article) ?',
      "l'article [l912-3](article) est-il legislatif ou reglementaire",
      'Dans quelle partie est [L912-1](article) ?',
      '[A914-1](article) est-il un arrêté',
      'législatif ou réglementaire : [R911-2](article) ?',
      '[L913-2](article) appartient-il à la partie législative',
      'ou est [R912-1](article), partie législative ?',
    ],
  },
  cues: { en: ['which part', 'legislative', 'regulatory'], fr: ['quelle partie', 'législative', 'législatif', 'réglementaire'] },
  body: template('article'),
  answer: {
    en: (result) => eachRow(result, (row) => `${text(row, 'title')} is in the ${inWords(parts, text(row, 'part'), 'en')} of the code.`),
    fr: (result) =>
      eachRow(result, (row) => `L’article ${text(row, 'number')} est dans la ${inWords(parts, text(row, 'part'), 'fr')} du code.`),
  },
  nothing: {
    en: () => 'No article of this number is in the code that is loaded.',
    fr: () => 'Aucun article de ce numéro n’est dans le code chargé.',
  },
  needs: ['articles'],
});
