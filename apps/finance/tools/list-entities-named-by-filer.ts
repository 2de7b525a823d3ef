import { defineTool, template } from '@guichet/domain-kit';
import { named, text } from '../answers/fields.ts';
import { namedEntities } from '../guardrails/answer-limits.ts';
import { theFiler } from '../parameters/filer.ts';

export const listEntitiesNamedByFiler = defineTool({
  name: 'list_entities_named_by_filer',
  group: 'connections',
  label: {
    en: 'The banks and firms that a reporting bank named in its reports, of all countries or of one.',
    fr: "Les banques et sociétés qu'une banque déclarante a nommées dans ses déclarations, de tous pays ou d'un seul.",
  },
  audience: ['staff', 'service'],
  parameters: {
    filer: theFiler,
    country: {
      type: 'entity',
      entity: 'country',
      default: '',
      description: { en: 'Only entities of this country.', fr: 'Seulement les entités de ce pays.' },
    },
  },
  examples: {
    en: [
      'Which entities did [Northgate Bancorp](filer) name in its reports?',
      'List the banks in [Latvia](country) that [Meridian Trust Company](filer) named.',
      'entities connected to [alder & finch bank](filer) in [mexico](country)',
      'How many entities does [Meridian Trust](filer) name in its bank connections?',
      'What firms of the [United Arab Emirates](country) appear in the SARs of [Northgate Bancorp](filer)?',
      'who is named by [Alder & Finch Bank Plc](filer)',
    ],
    fr: [
      'Quelles entités [Northgate Bancorp](filer) a-t-elle nommées dans ses déclarations ?',
      'Liste des banques de [Lettonie](country) que [Meridian Trust Company](filer) a nommées.',
      'entites liees a [alder & finch bank](filer) au [mexique](country)',
      "Combien d'entités [Meridian Trust](filer) cite-t-elle dans ses connexions bancaires ?",
      'Quelles sociétés des [Émirats arabes unis](country) figurent dans les déclarations de [Northgate Bancorp](filer) ?',
      'qui est nommé par [Alder & Finch Bank Plc](filer)',
    ],
  },
  cues: { en: ['which entities', 'entities connected', 'name in its'], fr: ['quelles entités', 'entités liées', 'nommées'] },
  body: template('entities_named_by_filer'),
  answer: {
    en: ({ rows, format }) => {
      const names = rows.slice(0, namedEntities).map((row) => `${text(row, 'entity')} (${named(row, 'country', 'en')})`);
      const rest = rows.length > namedEntities ? [`${format.number(rows.length - namedEntities)} more`] : [];
      return `${text(rows[0], 'filer')} named ${format.count(rows.length, 'entity', 'entities')}: ${format.list([...names, ...rest])}.`;
    },
    fr: ({ rows, format }) => {
      const names = rows.slice(0, namedEntities).map((row) => `${text(row, 'entity')} (${named(row, 'country', 'fr')})`);
      const rest = rows.length > namedEntities ? [`${format.number(rows.length - namedEntities)} autres`] : [];
      return `${text(rows[0], 'filer')} a nommé ${format.count(rows.length, 'entité', 'entités')} : ${format.list([...names, ...rest])}.`;
    },
  },
  needs: ['connections'],
});
