import { defineTool, template } from '@guichet/domain-kit';
import { figure, text } from '../answers/fields.ts';

export const listFilersNamingEntity = defineTool({
  name: 'list_filers_naming_entity',
  group: 'connections',
  label: {
    en: 'Which banks named an entity in their suspicious-activity reports, and in how many.',
    fr: 'Quelles banques ont nommé une entité dans leurs déclarations de soupçon, et dans combien.',
  },
  audience: ['staff', 'service'],
  parameters: {
    entity: {
      type: 'entity',
      entity: 'entity',
      required: true,
      description: { en: 'The bank or firm that is named.', fr: 'La banque ou la société nommée.' },
      ask: { en: 'Which entity do you mean?', fr: 'De quelle entité parlez-vous ?' },
    },
  },
  examples: {
    en: [
      'Which banks named [Orchid Exchange House](entity) in their reports?',
      'Who filed SARs about [Delta Remit LLC](entity)?',
      'how many reports mention [quayside trading](entity)',
      'In whose reports does [Comptoir du Littoral](entity) appear?',
      'List the filers that reported [Sierra Norte Cambios](entity).',
      'was [delta remit](entity) reported, and by whom?',
    ],
    fr: [
      'Quelles banques ont nommé [Orchid Exchange House](entity) dans leurs déclarations ?',
      'Qui a déposé des déclarations de soupçon sur [Delta Remit LLC](entity) ?',
      'combien de declarations mentionnent [quayside trading](entity)',
      'Dans les déclarations de qui apparaît [Comptoir du Littoral](entity) ?',
      'Liste des déclarants qui ont signalé [Sierra Norte Cambios](entity).',
      '[delta remit](entity) a-t-elle été signalée, et par qui ?',
    ],
  },
  cues: {
    en: ['which banks named', 'who filed', 'in whose reports', 'by whom'],
    fr: ['quelles banques ont nommé', 'qui a déposé', 'par qui', 'dans les déclarations de qui'],
  },
  body: template('filers_naming_entity'),
  answer: {
    en: ({ rows, format }) =>
      `${text(rows[0], 'entity')} is named by ${format.list(rows.map((row) => `${text(row, 'filer')} (${format.count(figure(row, 'reports'), 'report', 'reports')})`))}.`,
    fr: ({ rows, format }) =>
      `${text(rows[0], 'entity')} est nommé par ${format.list(rows.map((row) => `${text(row, 'filer')} (${format.count(figure(row, 'reports'), 'déclaration', 'déclarations')})`))}.`,
  },
  needs: ['connections'],
});
