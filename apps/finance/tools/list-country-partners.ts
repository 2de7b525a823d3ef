import { computed, defineTool } from '@guichet/domain-kit';
import { figure, named } from '../answers/fields.ts';
import { theCountry } from '../parameters/countries.ts';
import { sided } from '../parameters/direction.ts';
import { sideOf } from '../parameters/side-of.ts';

export const listCountryPartners = defineTool({
  name: 'list_country_partners',
  group: 'filings',
  label: {
    en: 'The countries to which a country sent most, or from which it received most, in the filings.',
    fr: 'Les pays vers lesquels un pays a le plus envoyé, ou dont il a le plus reçu, dans les déclarations.',
  },
  audience: ['staff', 'service'],
  parameters: { country: theCountry },
  examples: {
    en: [
      'To which country did [Latvia](country) send the most money?',
      'Main countries from which [Switzerland](country) received funds',
      'where does money leaving [kazakhstan](country) go',
      'Top destination countries of the flows out of [Georgia](country)',
      'Which countries sent money to [Lebanon](country)?',
      'From what country did [hong kong](country) get the most?',
    ],
    fr: [
      "Vers quel pays la [Lettonie](country) a-t-elle envoyé le plus d'argent ?",
      'Principaux pays dont la [Suisse](country) a reçu des fonds',
      "ou va l'argent sorti du [kazakhstan](country)",
      'Premiers pays de destination des flux partis de [Géorgie](country)',
      "Quels pays ont envoyé de l'argent au [Liban](country) ?",
      'De quel pays [hong kong](country) a-t-il le plus reçu ?',
    ],
  },
  cues: {
    en: ['which country', 'which countries', 'what country', 'destination countries', 'main countries'],
    fr: ['quel pays', 'quels pays', 'principaux pays', 'pays de destination'],
  },
  body: computed(async ({ query, question, arguments: given }) => ({
    rows: await query(sided('country_partners', sideOf(question, given['country']?.words ?? ''))),
  })),
  answer: {
    en: ({ rows, arguments: given, question, format }) => {
      const side = sideOf(question, given['country']?.words ?? '') === 'sent' ? 'most money goes to' : 'most money comes from';
      const partners = rows.map((row) => `${named(row, 'partner', 'en')} (${format.money(figure(row, 'amount'), 'USD')})`);
      return `For ${named(rows[0], 'country', 'en')}, ${side} ${format.list(partners)}.`;
    },
    fr: ({ rows, arguments: given, question, format }) => {
      const side = sideOf(question, given['country']?.words ?? '') === 'sent' ? "l'argent va surtout vers" : "l'argent vient surtout de";
      const partners = rows.map((row) => `${named(row, 'partner', 'fr')} (${format.money(figure(row, 'amount'), 'USD')})`);
      return `${named(rows[0], 'country', 'fr')} : ${side} ${format.list(partners)}.`;
    },
  },
  needs: ['filings'],
});
