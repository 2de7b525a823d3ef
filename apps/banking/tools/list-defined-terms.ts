import { defineTool, template } from '@guichet/domain-kit';
import { chosenValue } from '../chosen-value.ts';
import { listedRows } from '../guardrails/answer-limits.ts';
import { regulation } from '../parameters.ts';
import { text } from '../read-row.ts';
import { andMore, everyRow } from '../wording.ts';

export const listDefinedTerms = defineTool({
  name: 'list_defined_terms',
  group: 'regulations',
  label: {
    en: 'The terms that a regulation defines, each with its paragraph.',
    fr: 'Les termes que définit un règlement, chacun avec son paragraphe.',
  },
  audience: ['customer', 'staff', 'service'],
  parameters: {
    regulation: {
      ...regulation,
      required: true,
      ask: { en: 'Of which regulation, for example Regulation E?', fr: 'De quel règlement, par exemple le règlement E ?' },
    },
  },
  examples: {
    en: [
      'Which terms does [Regulation GC](regulation=GC) define?',
      'list the definitions in [reg GC](regulation=GC)',
      'How many terms are defined in [Regulation GC](regulation=GC)?',
      'glossary of [Regulation GC](regulation=GC)',
      'what words are defined by [regulation gc](regulation=GC)',
      'Give me all defined terms of [Reg. GC](regulation=GC)',
    ],
    fr: [
      'Quels termes le [règlement GC](regulation=GC) définit-il ?',
      'liste des définitions du [règlement GC](regulation=GC)',
      'Combien de termes sont définis dans le [règlement GC](regulation=GC) ?',
      'glossaire du [règlement GC](regulation=GC)',
      'quels mots sont définis par le [reglement gc](regulation=GC)',
      'Donne tous les termes définis du [règlement GC](regulation=GC)',
    ],
  },
  cues: { en: ['which terms', 'terms', 'definitions in', 'glossary'], fr: ['quels termes', 'termes', 'définitions du', 'glossaire'] },
  body: template('defined_terms'),
  answer: {
    en: (result) => [
      {
        text: `Regulation ${chosenValue(result.arguments, 'regulation')} defines ${result.format.count(result.rows.length, 'term', 'terms')}.`,
        rows: everyRow(result),
      },
      ...result.rows
        .slice(0, listedRows)
        .map((row, index) => ({ text: `“${text(row, 'term')}” (${text(row, 'citation')}).`, rows: [index] })),
      ...andMore(result),
    ],
    fr: (result) => [
      {
        text: `Le règlement ${chosenValue(result.arguments, 'regulation')} définit ${result.format.count(result.rows.length, 'terme', 'termes')}.`,
        rows: everyRow(result),
      },
      ...result.rows
        .slice(0, listedRows)
        .map((row, index) => ({ text: `« ${text(row, 'term')} » (${text(row, 'citation')}).`, rows: [index] })),
      ...andMore(result),
    ],
  },
  nothing: { en: () => 'No defined term was found there.', fr: () => "Aucun terme défini n'y a été trouvé." },
  needs: ['regulations'],
});
