import { defineTool, template } from '@guichet/domain-kit';
import { regulation } from '../parameters.ts';
import { amount, text } from '../read-row.ts';

export const listRegulations = defineTool({
  name: 'list_regulations',
  group: 'regulations',
  label: {
    en: 'Which regulations are at hand, or what one of them is called: its part, title, numbers of paragraphs and of defined terms.',
    fr: "Quels règlements sont disponibles, ou comment l'un d'eux s'appelle : sa partie, son titre, ses nombres de paragraphes et de termes définis.",
  },
  audience: ['customer', 'staff', 'service'],
  parameters: { regulation },
  examples: {
    en: [
      'Which regulations do you cover?',
      'what is [Regulation GC](regulation=GC) called',
      'Which part of the code is [Regulation GC](regulation=GC)?',
      'list the regulations you know',
      'How many paragraphs does [reg GC](regulation=GC) have?',
      'what is [Regulation GC](regulation=GC) about',
      'number of terms defined by [Regulation GC](regulation=GC)',
    ],
    fr: [
      'Quels règlements couvrez-vous ?',
      "comment s'appelle le [règlement GC](regulation=GC)",
      'Quelle partie du code est le [règlement GC](regulation=GC) ?',
      'liste les règlements que tu connais',
      'Combien de paragraphes compte le [règlement GC](regulation=GC) ?',
      'de quoi parle le [règlement GC](regulation=GC)',
      'nombre de termes définis par le [règlement GC](regulation=GC)',
    ],
  },
  cues: {
    en: ['which regulations', 'list the regulations', 'called', 'how many paragraphs'],
    fr: ['quels règlements', 'liste les règlements', "s'appelle", 'combien de paragraphes'],
  },
  body: template('regulations'),
  answer: {
    en: (result) =>
      result.rows.map((row, index) => ({
        text: `${text(row, 'name')} is part ${text(row, 'part')}, ${text(row, 'title')}: ${result.format.count(amount(row, 'paragraphs'), 'paragraph', 'paragraphs')}, ${result.format.count(amount(row, 'terms'), 'defined term', 'defined terms')}.`,
        rows: [index],
      })),
    fr: (result) =>
      result.rows.map((row, index) => ({
        text: `Le règlement ${text(row, 'regulation')} est la partie ${text(row, 'part')}, ${text(row, 'title')} : ${result.format.count(amount(row, 'paragraphs'), 'paragraphe', 'paragraphes')}, ${result.format.count(amount(row, 'terms'), 'terme défini', 'termes définis')}.`,
        rows: [index],
      })),
  },
  nothing: { en: () => 'This regulation is not loaded.', fr: () => "Ce règlement n'est pas chargé." },
  needs: ['regulations'],
});
