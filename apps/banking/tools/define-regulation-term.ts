import { defineTool, template } from '@guichet/domain-kit';
import { regulation } from '../parameters.ts';
import { text } from '../read-row.ts';
import { onlyOne } from '../wording.ts';

export const defineRegulationTerm = defineTool({
  name: 'define_regulation_term',
  group: 'regulations',
  label: {
    en: 'What a term means in the regulations, and in which paragraph it is defined.',
    fr: 'Ce que signifie un terme dans les règlements, et dans quel paragraphe il est défini.',
  },
  audience: ['customer', 'staff', 'service'],
  parameters: {
    term: {
      type: 'entity',
      entity: 'term',
      required: true,
      ask: { en: 'Which term should be defined?', fr: 'Quel terme faut-il définir ?' },
      description: { en: 'A term that a regulation defines', fr: "Un terme qu'un règlement définit" },
    },
    regulation,
  },
  examples: {
    en: [
      'What is the definition of [payment instrument](term) in [Regulation GC](regulation=GC)?',
      'where is [working day](term) defined',
      'What does "[senior customer](term)" mean in the regulations?',
      'define [payment instrument](term)',
      'Which paragraph defines the term [working day](term)?',
      'meaning of [senior customer](term) under [reg GC](regulation=GC)',
      'How does [Regulation GC](regulation=GC) define a [working day](term)?',
      'In what provision can I find the definition of [payment instrument](term)?',
      'What does "[payment instrument](term)" mean?',
      'explain the term [working day](term)',
      'From which age is somebody considered a [senior customer](term) under [Regulation GC](regulation=GC)?',
      'what counts as a [payment instrument](term)',
      'Who is considered a [senior customer](term)?',
    ],
    fr: [
      'Quelle est la définition de « [payment instrument](term) » dans le [règlement GC](regulation=GC) ?',
      'où est défini [working day](term)',
      'Que veut dire « [senior customer](term) » dans les règlements ?',
      'définis [payment instrument](term)',
      'Quel paragraphe définit le terme [working day](term) ?',
      'sens de [senior customer](term) selon le [règlement GC](regulation=GC)',
      'Comment le [règlement GC](regulation=GC) définit-il un [working day](term) ?',
      'Dans quelle disposition trouve-t-on la définition de [payment instrument](term) ?',
      'Que veut dire « [payment instrument](term) » ?',
      'explique le terme [working day](term)',
      'À partir de quel âge est-on [senior customer](term) selon le [règlement GC](regulation=GC) ?',
      "qu'est-ce qui compte comme [payment instrument](term)",
      'Qui est considéré comme [senior customer](term) ?',
    ],
  },
  cues: { en: ['define', 'defined', 'definition', 'meaning', 'mean'], fr: ['définition', 'défini', 'définit', 'signifie', 'veut dire'] },
  body: template('definitions'),
  answer: {
    en: (result) =>
      result.rows.map((row, index) => ({
        text: `“${text(row, 'term')}” is defined in ${text(row, 'citation')} (Regulation ${text(row, 'regulation')}): “${text(row, 'text')}”`,
        rows: [index],
      })),
    fr: (result) =>
      result.rows.map((row, index) => ({
        text: `« ${text(row, 'term')} » est défini au ${text(row, 'citation')} (règlement ${text(row, 'regulation')}) : « ${text(row, 'text')} »`,
        rows: [index],
      })),
  },
  nothing: { en: () => 'No regulation that is loaded defines this term.', fr: () => 'Aucun règlement chargé ne définit ce terme.' },
  needs: ['regulations'],
  exports: [{ name: 'paragraph', of: onlyOne('citation'), exportable: true }],
});
