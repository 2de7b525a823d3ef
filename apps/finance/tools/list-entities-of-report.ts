import { defineTool, template } from '@guichet/domain-kit';
import { named, text } from '../answers/fields.ts';

export const listEntitiesOfReport = defineTool({
  name: 'list_entities_of_report',
  group: 'connections',
  label: {
    en: 'The entities that one suspicious-activity report (SAR), given by its number, names, with their countries and who filed it.',
    fr: "Les entités qu'une déclaration de soupçon, donnée par son numéro, relie, avec leurs pays et son déclarant.",
  },
  audience: ['staff', 'service'],
  parameters: {
    sar: {
      type: 'entity',
      entity: 'sar',
      required: true,
      description: { en: 'The number of the report.', fr: 'Le numéro de la déclaration.' },
      ask: { en: 'What is the number of the report (SAR)?', fr: 'Quel est le numéro de la déclaration ?' },
    },
  },
  examples: {
    en: [
      'Which entities does [SAR 705](sar=705) name?',
      'Entities linked by FinCEN report number [703](sar)',
      'who is in [sar 708](sar=708)',
      'List the banks connected by the suspicious activity report no. [702](sar).',
      'What entities does filing [#704](sar=704) of Alder & Finch Bank connect?',
      'Countries and entities of the [SAR no 701](sar=701) please',
    ],
    fr: [
      'Quelles entités la [déclaration 705](sar=705) relie-t-elle ?',
      'Entités liées par la déclaration FinCEN n° [703](sar)',
      'qui est dans la [sar 708](sar=708)',
      'Liste des banques reliées par la déclaration de soupçon numéro [702](sar).',
      "Quelles entités cite la [déclaration n°704](sar=704) d'Alder & Finch Bank ?",
      'Pays et entités de la [SAR n° 701](sar=701) svp',
    ],
  },
  cues: {
    en: ['sar', 'report number', 'report no', 'sar no'],
    fr: ['sar', 'déclaration n°', 'déclaration numéro', 'déclaration fincen n°'],
  },
  body: template('entities_of_sar'),
  answer: {
    en: ({ rows, format }) =>
      `Report ${text(rows[0], 'sar')}, filed by ${text(rows[0], 'filer')}, names ${format.list(rows.map((row) => `${text(row, 'entity')} (${named(row, 'country', 'en')})`))}.`,
    fr: ({ rows, format }) =>
      `La déclaration ${text(rows[0], 'sar')}, déposée par ${text(rows[0], 'filer')}, relie ${format.list(rows.map((row) => `${text(row, 'entity')} (${named(row, 'country', 'fr')})`))}.`,
  },
  needs: ['connections'],
});
