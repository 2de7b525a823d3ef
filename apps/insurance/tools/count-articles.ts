import { defineTool, template, type Result, type Said } from '@guichet/domain-kit';
import { figure, text } from '../read-row.ts';
import { inWords, parts } from '../vocabulary.ts';

function tell({ rows, language, format }: Result): Said[] {
  const total = rows.reduce((sum, row) => sum + figure(row, 'articles'), 0);
  const each = rows.map((row) => {
    const [all, inForce] = [format.number(figure(row, 'articles')), format.number(figure(row, 'in_force'))];
    const part = inWords(parts, text(row, 'part'), language);
    return language === 'fr' ? `${part} ${all}, dont ${inForce} en vigueur` : `${part} ${all}, of which ${inForce} in force`;
  });
  const said =
    language === 'fr'
      ? `Le code compte ${format.count(total, 'article', 'articles')} : ${each.join(' ; ')}.`
      : `The code has ${format.count(total, 'article', 'articles')}: ${each.join('; ')}.`;
  return [{ text: said, rows: rows.map((_, index) => index) }];
}

export const countArticles = defineTool({
  name: 'count_articles',
  group: 'portfolio',
  label: {
    en: 'How many articles the code has, by part, and how many are in force.',
    fr: 'Combien d’articles compte le code, par partie, et combien sont en vigueur.',
  },
  audience: ['staff', 'service'],
  parameters: {},
  examples: {
    en: [
      'How many articles does the code have?',
      'number of articles in the legislative part',
      'how many articles are in force',
      'count the articles of the regulatory part',
      'How big is the insurance code?',
      'articles by part',
      'How many articles are there in the code in all?',
      'total number of articles in the code',
      'how many articles in each part',
      'how many articles of the code are repealed',
    ],
    fr: [
      'Combien d’articles compte le code ?',
      "nombre d'articles de la partie législative",
      "combien d'articles sont en vigueur",
      'compte les articles de la partie réglementaire',
      'Quelle est la taille du code des assurances ?',
      'articles par partie',
      'Combien d’articles y a-t-il en tout dans le code ?',
      "nombre total d'articles du code",
      "combien d'articles dans chaque partie",
      "combien d'articles du code sont abrogés",
    ],
  },
  cues: { en: ['how many articles does', 'articles of the'], fr: ["combien d'articles compte", 'articles par partie'] },
  body: template('article_counts'),
  answer: { en: tell, fr: tell },
  needs: ['articles'],
});
