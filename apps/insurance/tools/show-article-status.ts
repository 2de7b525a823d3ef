import { defineTool, template, type Result, type Said } from '@guichet/domain-kit';
import { article } from '../parameters.ts';
import { text } from '../read-row.ts';

/** In force or not, and by which text. */
function tell({ rows, language, format }: Result): Said[] {
  const { number } = { number: text(rows[0]!, 'number') };
  const repealed = rows.flatMap((row, index) => (text(row, 'did') === 'REPEALED_BY' ? [index] : []));
  const by = format.list(repealed.map((index) => text(rows[index]!, 'text')));
  const inForce = rows[0]!['in_force'] === true;
  if (language === 'fr') {
    if (repealed.length > 0) return [{ text: `L’article ${number} a été abrogé par : ${by}.`, rows: repealed }];
    return [{ text: inForce ? `L’article ${number} est en vigueur.` : `L’article ${number} n’est plus en vigueur.`, rows: [0] }];
  }
  if (repealed.length > 0) return [{ text: `Article ${number} was repealed by: ${by}.`, rows: repealed }];
  return [{ text: inForce ? `Article ${number} is in force.` : `Article ${number} is no longer in force.`, rows: [0] }];
}

export const showArticleStatus = defineTool({
  name: 'show_article_status',
  group: 'articles',
  label: {
    en: 'Whether an article is still in force, and which text repealed it.',
    fr: 'Si un article est encore en vigueur, et quel texte l’a abrogé.',
  },
  audience: ['customer', 'staff', 'service'],
  parameters: { article },
  examples: {
    en: [
      'Is article [L913-3](article) still in force?',
      'Which text repealed [L913-3](article)?',
      'has [L911-2](article) been repealed',
      'what abolished article [L913-3](article)',
      'By which order was [L913-3](article) repealed?',
      'is [R910-1](article) still valid today',
      'status of article [L914-1](article)',
      'Is [L912-1](article) in force?',
      'was [R912-1](article) repealed, and by what',
      'has article [L911-3](article) been abolished',
      'is [A911-1](article) still in force',
      'what repealed [L913-3](article)',
      'does [L910-2](article) still apply',
      'is it true that [L913-3](article) was repealed',
    ],
    fr: [
      'L’article [L913-3](article) est-il toujours en vigueur ?',
      'Quel texte a abrogé [L913-3](article) ?',
      'est ce que [l911-2](article) a été abrogé',
      "par quoi l'article [L913-3](article) a-t-il été abrogé",
      'Par quelle ordonnance [L913-3](article) a-t-il été abrogé ?',
      '[R910-1](article) est encore valable ?',
      'statut de l’article [L914-1](article)',
      '[L912-1](article) est-il en vigueur ?',
      '[R912-1](article) a-t-il été abrogé, et par quoi',
      "l'article [L911-3](article) est il abrogé",
      '[A911-1](article) est-il encore en vigueur',
      "qu'est-ce qui a abrogé [L913-3](article)",
      '[L910-2](article) s’applique-t-il encore',
      "c'est vrai que [L913-3](article) a été abrogé",
    ],
  },
  cues: { en: ['repealed', 'in force', 'still valid', 'abolished'], fr: ['abrogé', 'abrogée', 'en vigueur', 'encore valable'] },
  body: template('article_texts'),
  answer: { en: tell, fr: tell },
  nothing: {
    en: () => 'No article of this number is in the code that is loaded.',
    fr: () => 'Aucun article de ce numéro n’est dans le code chargé.',
  },
  needs: ['articles'],
});
