import { defineTool, template } from '@guichet/domain-kit';
import { figure, named } from '../answers/fields.ts';
import { during } from '../answers/period.ts';
import { fromCountry, toCountry } from '../parameters/countries.ts';
import { beginning } from '../parameters/period.ts';

export const showFlowsBetweenCountries = defineTool({
  name: 'show_flows_between_countries',
  group: 'filings',
  label: {
    en: 'How many suspicious-payment records run from one country to another, and what they add up to.',
    fr: "Combien de lignes de paiements suspects vont d'un pays à un autre, et leur montant total.",
  },
  audience: ['staff', 'service'],
  parameters: { from: fromCountry, to: toCountry, period: beginning },
  examples: {
    en: [
      'number of fincen rows between [Spain](from) (origin) and [Ivory Coast](to) (beneficiary)',
      'What sums moved from [Georgia](from) into [Latvia](to)?',
      'How many FinCEN records run from [Luxembourg](from) to [Lebanon](to)?',
      'Sum of the flows from [Latvia](from) to [Switzerland](to)',
      'total money [sweden](from) to [latvia](to)',
      'What amount went from [Kazakhstan](from) to the [United Arab Emirates](to) in [2022](period)?',
      'count of transfers from [Spain](from) to the [Ivory Coast](to)',
      'How much money flowed out of [Georgia](from) into [Latvia](to) according to the filings?',
      'payments from [the US](from=USA) to [luxembourg](to) how many and how much',
      'Number of lines with originator country [Lebanon](from) and beneficiary country [Kazakhstan](to)',
      'Amount sent from [Hong Kong](from) to the [United States](to), please',
    ],
    fr: [
      "nombre de lignes fincen entre l'[Espagne](from) (origine) et la [Côte d'Ivoire](to) (bénéficiaire)",
      'Quelles sommes sont passées de [Géorgie](from) en [Lettonie](to) ?',
      'Combien de lignes FinCEN vont du [Luxembourg](from) vers le [Liban](to) ?',
      'Somme des flux de la [Lettonie](from) vers la [Suisse](to)',
      'total argent [suede](from) vers [lettonie](to)',
      'Quel montant est allé du [Kazakhstan](from) aux [Émirats arabes unis](to) en [2022](period) ?',
      "nombre de virements de l'[Espagne](from) à la [Côte d'Ivoire](to)",
      "Combien d'argent est passé de la [Géorgie](from) à la [Lettonie](to) selon les déclarations ?",
      'paiements des [etats-unis](from) au [luxembourg](to) combien',
      "Nombre de lignes avec pays d'origine [Liban](from) et pays bénéficiaire [Kazakhstan](to)",
      'Montant envoyé de [Hong Kong](from) vers les [États-Unis](to), svp',
    ],
  },
  body: template('flows_between_countries'),
  answer: {
    en: (result) => {
      const [row] = result.rows;
      const { count, money } = result.format;
      return `${count(figure(row, 'filings'), 'record runs', 'records run')} from ${named(row, 'sender', 'en')} to ${named(row, 'receiver', 'en')}${during(result)}, for a total of ${money(figure(row, 'amount'), 'USD')}.`;
    },
    fr: (result) => {
      const [row] = result.rows;
      const { count, money } = result.format;
      return `${count(figure(row, 'filings'), 'ligne va', 'lignes vont')} de ${named(row, 'sender', 'fr')} vers ${named(row, 'receiver', 'fr')}${during(result)}, pour un total de ${money(figure(row, 'amount'), 'USD')}.`;
    },
  },
  nothing: {
    en: (result) =>
      `No filing reports a payment from ${result.arguments['from']?.name} to ${result.arguments['to']?.name}${during(result)}.`,
    fr: (result) =>
      `Aucune déclaration ne signale de paiement de ${result.arguments['from']?.name} vers ${result.arguments['to']?.name}${during(result)}.`,
  },
  needs: ['filings'],
});
