import { computed, defineTool } from '@guichet/domain-kit';
import { figure, named } from '../answers/fields.ts';
import { during } from '../answers/period.ts';
import { theCountry } from '../parameters/countries.ts';
import { direction, sided } from '../parameters/direction.ts';
import { beginning } from '../parameters/period.ts';

export const showCountryTotal = defineTool({
  name: 'show_country_total',
  group: 'filings',
  label: {
    en: 'How much left one country, or entered it, in all in the filings, and in how many records.',
    fr: "Combien d'argent a quitté un pays, ou y est entré, en tout dans les déclarations, et en combien de lignes.",
  },
  audience: ['staff', 'service'],
  parameters: { country: theCountry, direction, period: beginning },
  examples: {
    en: [
      'How much money did [Latvia](country) [receive](direction=received) in total?',
      'Total [sent](direction=sent) from [Georgia](country) to anywhere',
      'How many records have [Switzerland](country) as the [beneficiary](direction=received) country?',
      'all the money [leaving](direction=sent) [kazakhstan](country) in the filings',
      'Number of filings whose [originator](direction=sent) country is [Spain](country) in [2022](period)',
      'sum [received](direction=received) by banks in [hong kong](country)',
      'What amount [entered](direction=received) [Lebanon](country) according to FinCEN?',
    ],
    fr: [
      "Combien d'argent la [Lettonie](country) a-t-elle [reçu](direction=received) au total ?",
      'Total [envoyé](direction=sent) depuis la [Géorgie](country), toutes destinations',
      'Combien de lignes ont la [Suisse](country) comme pays [bénéficiaire](direction=received) ?',
      "tout l'argent [sorti](direction=sent) du [kazakhstan](country) dans les declarations",
      "Nombre de déclarations dont le pays [donneur d'ordre](direction=sent) est l'[Espagne](country) en [2022](period)",
      'somme [reçue](direction=received) par les banques de [hong kong](country)',
      'Quel montant est [entré](direction=received) au [Liban](country) selon FinCEN ?',
    ],
  },
  body: computed(async ({ query, arguments: given }) => ({ rows: await query(sided('flows_of_country', given['direction']?.value)) })),
  answer: {
    en: (result) => {
      const [row] = result.rows;
      const { count, money } = result.format;
      const side = result.arguments['direction']?.value === 'sent' ? 'leave' : 'reach';
      return `${count(figure(row, 'filings'), 'record', 'records')} in the filings ${side} ${named(row, 'country', 'en')}${during(result)}, for a total of ${money(figure(row, 'amount'), 'USD')}.`;
    },
    fr: (result) => {
      const [row] = result.rows;
      const { count, money } = result.format;
      const side = result.arguments['direction']?.value === 'sent' ? "pour pays d'origine" : 'pour pays bénéficiaire';
      return `${count(figure(row, 'filings'), 'ligne a', 'lignes ont')} ${side} ${named(row, 'country', 'fr')}${during(result)}, pour un total de ${money(figure(row, 'amount'), 'USD')}.`;
    },
  },
  needs: ['filings'],
});
