import { defineTool, template } from '@guichet/domain-kit';
import { listedRows } from '../guardrails/answer-limits.ts';
import { paragraph } from '../parameters.ts';
import { text } from '../read-row.ts';
import { everyRow } from '../wording.ts';

export const listReferencesTo = defineTool({
  name: 'list_references_to',
  group: 'regulations',
  label: {
    en: "The paragraphs that refer to a regulation's paragraph, with their number.",
    fr: 'Les paragraphes qui renvoient à un paragraphe de règlement, avec leur nombre.',
  },
  audience: ['customer', 'staff', 'service'],
  parameters: { paragraph },
  examples: {
    en: [
      'Which paragraphs refer to [2900.2(a)](paragraph=2900-2-a)?',
      'who cites [2900-4-a](paragraph)',
      'How many provisions point to [2900.3(a)](paragraph=2900-3-a)?',
      'Where is [2900.2(b)](paragraph=2900-2-b) mentioned?',
      'incoming references to [2900-2-a](paragraph)',
      'By which paragraphs is [2900.4(a)](paragraph=2900-4-a) cited?',
      'list what is linked to [2900.3(a)](paragraph=2900-3-a)',
      'which comments rely on [2900.2(b)](paragraph=2900-2-b)',
    ],
    fr: [
      'Quels paragraphes renvoient à [2900.2(a)](paragraph=2900-2-a) ?',
      'qui cite [2900-4-a](paragraph)',
      'Combien de dispositions pointent vers [2900.3(a)](paragraph=2900-3-a) ?',
      'Où le [2900.2(b)](paragraph=2900-2-b) est-il mentionné ?',
      'références entrantes vers [2900-2-a](paragraph)',
      'Par quels paragraphes le [2900.4(a)](paragraph=2900-4-a) est-il cité ?',
      'liste ce qui renvoie au [2900.3(a)](paragraph=2900-3-a)',
      "quels commentaires s'appuient sur [2900.2(b)](paragraph=2900-2-b)",
    ],
  },
  cues: {
    en: ['refer to', 'cited by', 'who cites', 'mentioned', 'is cited'],
    fr: ['renvoient', 'cité par', 'qui cite', 'mentionné', 'est-il cité'],
  },
  body: template('references_to'),
  answer: {
    en: (result) => [
      {
        text: `${result.format.count(result.rows.length, 'paragraph refers', 'paragraphs refer')} to ${text(result.rows[0]!, 'cited')}: ${result.format.list(result.rows.slice(0, listedRows).map((row) => text(row, 'citing')))}${result.rows.length > listedRows ? ' among others' : ''}.`,
        rows: everyRow(result),
      },
    ],
    fr: (result) => [
      {
        text: `${result.format.count(result.rows.length, 'paragraphe renvoie', 'paragraphes renvoient')} à ${text(result.rows[0]!, 'cited')} : ${result.format.list(result.rows.slice(0, listedRows).map((row) => text(row, 'citing')))}${result.rows.length > listedRows ? ', entre autres' : ''}.`,
        rows: everyRow(result),
      },
    ],
  },
  nothing: { en: () => 'No paragraph refers to this one.', fr: () => 'Aucun paragraphe ne renvoie à celui-ci.' },
  needs: ['regulations'],
});
