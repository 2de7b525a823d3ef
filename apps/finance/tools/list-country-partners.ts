import { computed, defineTool } from '@guichet/domain-kit';
import { figure, named } from '../answers/fields.ts';
import { theCountry } from '../parameters/countries.ts';
import { direction, sided } from '../parameters/direction.ts';

export const listCountryPartners = defineTool({
  name: 'list_country_partners',
  group: 'filings',
  label: {
    en: 'The countries to which a country sent most, or from which it received most, in the filings.',
    fr: 'Les pays vers lesquels un pays a le plus envoyé, ou dont il a le plus reçu, dans les déclarations.',
  },
  audience: ['staff', 'service'],
  parameters: { country: theCountry, direction },
  examples: {
    en: [
      'To which country did [Latvia](country) [send](direction=sent) the most money?',
      'Main countries from which [Switzerland](country) [received](direction=received) funds',
      'where does money [leaving](direction=sent) [kazakhstan](country) go',
      'Top destination countries of the flows [out of](direction=sent) [Georgia](country)',
      'Which countries [sent](direction=received) money to [Lebanon](country)?',
      'From what country did [hong kong](country) [get](direction=received) the most?',
    ],
    fr: [
      "Vers quel pays la [Lettonie](country) a-t-elle [envoyé](direction=sent) le plus d'argent ?",
      'Principaux pays dont la [Suisse](country) a [reçu](direction=received) des fonds',
      "ou va l'argent [sorti](direction=sent) du [kazakhstan](country)",
      'Premiers pays de destination des flux [partis](direction=sent) de [Géorgie](country)',
      "Quels pays ont [envoyé](direction=received) de l'argent au [Liban](country) ?",
      'De quel pays [hong kong](country) a-t-il le plus [reçu](direction=received) ?',
    ],
  },
  cues: {
    en: ['which country', 'which countries', 'what country', 'destination countries', 'main countries'],
    fr: ['quel pays', 'quels pays', 'principaux pays', 'pays de destination'],
  },
  body: computed(async ({ query, arguments: given }) => ({ rows: await query(sided('country_partners', given['direction']?.value)) })),
  answer: {
    en: ({ rows, arguments: given, format }) => {
      const side = given['direction']?.value === 'sent' ? 'most money goes to' : 'most money comes from';
      const partners = rows.map((row) => `${named(row, 'partner', 'en')} (${format.money(figure(row, 'amount'), 'USD')})`);
      return `For ${named(rows[0], 'country', 'en')}, ${side} ${format.list(partners)}.`;
    },
    fr: ({ rows, arguments: given, format }) => {
      const side = given['direction']?.value === 'sent' ? "l'argent va surtout vers" : "l'argent vient surtout de";
      const partners = rows.map((row) => `${named(row, 'partner', 'fr')} (${format.money(figure(row, 'amount'), 'USD')})`);
      return `${named(rows[0], 'country', 'fr')} : ${side} ${format.list(partners)}.`;
    },
  },
  needs: ['filings'],
});
