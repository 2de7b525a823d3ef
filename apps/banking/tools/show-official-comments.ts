import { defineTool, template } from '@guichet/domain-kit';
import { listedRows } from '../guardrails/answer-limits.ts';
import { paragraph } from '../parameters.ts';
import { text } from '../read-row.ts';
import { andMore } from '../wording.ts';

export const showOfficialComments = defineTool({
  name: 'show_official_comments',
  group: 'regulations',
  label: {
    en: "The official interpretation of a regulation's paragraph: the comments on it.",
    fr: "L'interprétation officielle d'un paragraphe de règlement : ses commentaires.",
  },
  audience: ['customer', 'staff', 'service'],
  parameters: { paragraph },
  examples: {
    en: [
      'What is the official interpretation of [2900.3(b)(1)](paragraph=2900-3-b-1)?',
      'comments on [2900-3-b-1](paragraph)',
      'How is [2900.3(b)(1)](paragraph=2900-3-b-1) officially interpreted?',
      'is there a commentary to [2900.4(a)](paragraph=2900-4-a)',
      'Show the staff commentary for [2900.2(b)](paragraph=2900-2-b)',
      'explanatory comments [2900.3(a)](paragraph=2900-3-a)',
    ],
    fr: [
      "Quelle est l'interprétation officielle du [2900.3(b)(1)](paragraph=2900-3-b-1) ?",
      'commentaires sur [2900-3-b-1](paragraph)',
      'Comment le [2900.3(b)(1)](paragraph=2900-3-b-1) est-il officiellement interprété ?',
      'y a t il un commentaire du [2900.4(a)](paragraph=2900-4-a)',
      'Montre le commentaire officiel du [2900.2(b)](paragraph=2900-2-b)',
      'commentaires explicatifs [2900.3(a)](paragraph=2900-3-a)',
    ],
  },
  cues: {
    en: ['interpretation', 'comment', 'comments', 'commentary', 'interpreted'],
    fr: ['interprétation', 'commentaire', 'commentaires', 'interprété'],
  },
  body: template('paragraph_comments'),
  answer: {
    en: (result) => [
      ...result.rows
        .slice(0, listedRows)
        .map((row, index) => ({ text: `${text(row, 'citation')} ${text(row, 'title')}: “${text(row, 'text')}”`, rows: [index] })),
      ...andMore(result),
    ],
    fr: (result) => [
      ...result.rows.slice(0, listedRows).map((row, index) => ({
        text: `${text(row, 'citation').replace('comment', 'commentaire')} ${text(row, 'title')} : “${text(row, 'text')}”`,
        rows: [index],
      })),
      ...andMore(result),
    ],
  },
  nothing: {
    en: () => 'There is no official comment on this paragraph.',
    fr: () => "Il n'y a pas de commentaire officiel de ce paragraphe.",
  },
  needs: ['regulations'],
});
