import { defineTool, template } from '@guichet/domain-kit';
import { listedRows } from '../guardrails/answer-limits.ts';
import { paragraph } from '../parameters.ts';
import { text } from '../read-row.ts';
import { everyRow } from '../wording.ts';

export const listReferencesFrom = defineTool({
  name: 'list_references_from',
  group: 'regulations',
  label: {
    en: "The provisions that a regulation's paragraph refers to.",
    fr: 'Les dispositions auxquelles renvoie un paragraphe de règlement.',
  },
  audience: ['customer', 'staff', 'service'],
  parameters: { paragraph },
  examples: {
    en: [
      'Which provisions does [2900.3(a)](paragraph=2900-3-a) refer to?',
      'what does [2900-4-b](paragraph) point to',
      'References made by [2900.3(b)(1)](paragraph=2900-3-b-1)',
      'To what does paragraph [2900.4(b)](paragraph=2900-4-b) send the reader?',
      'list everything [2900.3(a)](paragraph=2900-3-a) cites',
      'outgoing references of [2900-3-b-1](paragraph)',
      'Which paragraph is cited in [2900.4(b)](paragraph=2900-4-b)?',
      'what other section does [2900.3(b)(1)](paragraph=2900-3-b-1) mention',
    ],
    fr: [
      'À quelles dispositions renvoie [2900.3(a)](paragraph=2900-3-a) ?',
      'vers quoi pointe [2900-4-b](paragraph)',
      'Renvois faits par le [2900.3(b)(1)](paragraph=2900-3-b-1)',
      'À quoi le paragraphe [2900.4(b)](paragraph=2900-4-b) renvoie-t-il le lecteur ?',
      'liste tout ce que cite [2900.3(a)](paragraph=2900-3-a)',
      'références sortantes de [2900-3-b-1](paragraph)',
      'Quel paragraphe est cité dans [2900.4(b)](paragraph=2900-4-b) ?',
      'quelle autre section mentionne le [2900.3(b)(1)](paragraph=2900-3-b-1)',
    ],
  },
  cues: {
    en: ['refer to', 'refers to', 'point to', 'points to', 'cite', 'cites'],
    fr: ['renvoie', 'renvois', 'pointe', 'cite', 'se réfère'],
  },
  body: template('references_from'),
  answer: {
    en: (result) => [
      {
        text: `${text(result.rows[0]!, 'citing')} refers to ${result.format.list(result.rows.slice(0, listedRows).map((row) => text(row, 'cited')))}.`,
        rows: everyRow(result),
      },
    ],
    fr: (result) => [
      {
        text: `${text(result.rows[0]!, 'citing')} renvoie à ${result.format.list(result.rows.slice(0, listedRows).map((row) => text(row, 'cited')))}.`,
        rows: everyRow(result),
      },
    ],
  },
  nothing: { en: () => 'This paragraph refers to no other provision.', fr: () => 'Ce paragraphe ne renvoie à aucune autre disposition.' },
  needs: ['regulations'],
  exports: [{ name: 'paragraph', of: (rows) => (rows[0] === undefined ? undefined : text(rows[0], 'cited')), exportable: true }],
});
