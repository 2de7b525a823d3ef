import { defineTool, template } from '@guichet/domain-kit';
import { figure, named, text } from '../answers/fields.ts';
import { theFiler } from '../parameters/filer.ts';

export const listCountriesNamedByFiler = defineTool({
  name: 'list_countries_named_by_filer',
  group: 'connections',
  label: {
    en: 'The countries of the entities that a reporting bank named in its reports (bank connections).',
    fr: "Les pays des entités qu'une banque déclarante a nommées dans ses déclarations (connexions bancaires).",
  },
  audience: ['staff', 'service'],
  parameters: { filer: theFiler },
  examples: {
    en: [
      'Which countries are linked to [Northgate](filer) in its bank connections?',
      'Where do the entities of [Alder & Finch](filer) come from?',
      'In which countries are the entities that [Meridian Trust Company](filer) named in its reports?',
      'List the countries connected to [Northgate Bancorp](filer) through its filings.',
      'countries in the connections of [alder & finch bank](filer)',
      'Where are the banks that [Meridian Trust](filer) reported connections with?',
      'What countries do the SARs of [Northgate Bancorp](filer) name?',
      'name every country linked to [Alder & Finch Bank Plc](filer) by concerned entities',
    ],
    fr: [
      'Quels pays sont liés à [Northgate](filer) dans ses connexions bancaires ?',
      "D'où viennent les entités de [Alder & Finch](filer) ?",
      'Dans quels pays se trouvent les entités que [Meridian Trust Company](filer) a nommées dans ses déclarations ?',
      'Liste des pays reliés à [Northgate Bancorp](filer) par ses déclarations.',
      'pays des connexions de [alder & finch bank](filer)',
      'Où sont les banques avec lesquelles [Meridian Trust](filer) a déclaré des liens ?',
      'Quels pays citent les déclarations de soupçon de [Northgate Bancorp](filer) ?',
      'cite tous les pays liés à [Alder & Finch Bank Plc](filer) par les entités concernées',
    ],
  },
  cues: {
    en: ['in which countries', 'what countries', 'which countries', 'connections', 'connected to'],
    fr: ['dans quels pays', 'quels pays', 'connexions', 'reliés à', 'entités'],
  },
  body: template('countries_named_by_filer'),
  answer: {
    en: ({ rows, format }) =>
      `The entities that ${text(rows[0], 'filer')} named lie in ${format.count(rows.length, 'country', 'countries')}: ${format.list(rows.map((row) => `${named(row, 'country', 'en')} (${format.number(figure(row, 'entities'))})`))}.`,
    fr: ({ rows, format }) =>
      `Les entités que ${text(rows[0], 'filer')} a nommées se trouvent dans ${format.count(rows.length, 'pays', 'pays')} : ${format.list(rows.map((row) => `${named(row, 'country', 'fr')} (${format.number(figure(row, 'entities'))})`))}.`,
  },
  needs: ['connections'],
});
