import { computed, defineTool } from '@guichet/domain-kit';
import { figure, named, text } from '../answers/fields.ts';
import { direction, sided } from '../parameters/direction.ts';

export const listTopBanks = defineTool({
  name: 'list_top_banks',
  group: 'filings',
  label: {
    en: 'The banks that received, or sent, the largest amounts in the filings: of one country, or of all.',
    fr: "Les banques qui ont reçu, ou envoyé, les plus gros montants dans les déclarations : d'un pays, ou de tous.",
  },
  audience: ['staff', 'service'],
  parameters: {
    country: {
      type: 'entity',
      entity: 'country',
      default: '',
      description: { en: 'Only banks of this country.', fr: 'Seulement les banques de ce pays.' },
    },
    direction,
  },
  examples: {
    en: [
      'Which bank in [Latvia](country) [received](direction=received) the most money?',
      'Top [beneficiary](direction=received) banks of [Switzerland](country)',
      'largest [originator](direction=sent) banks in [hong kong](country)',
      'Among the banks based in [Lebanon](country), which one [got](direction=received) the largest amount?',
      'Rank the banks of the [United Arab Emirates](country) by money [sent](direction=sent).',
      'biggest [senders](direction=sent) in [kazakhstan](country)',
      'What banks of [Luxembourg](country) [received](direction=received) the highest sums according to FinCEN?',
      'Which bank [received](direction=received) the most money in all the filings?',
      'Top ten [beneficiary](direction=received) banks worldwide',
      'which bank [sent](direction=sent) the largest total overall',
      'Largest [originator](direction=sent) banks in the FinCEN files, any country',
      'Rank all banks by the amount they [received](direction=received)',
      'the bank with the most money [sent](direction=sent), all countries',
    ],
    fr: [
      "Quelle banque de [Lettonie](country) a [reçu](direction=received) le plus d'argent ?",
      'Principales banques [bénéficiaires](direction=received) en [Suisse](country)',
      "plus grosses banques [donneuses d'ordre](direction=sent) de [hong kong](country)",
      'Parmi les banques du [Liban](country), laquelle a [touché](direction=received) le plus gros montant ?',
      'Classe les banques des [Émirats arabes unis](country) par argent [envoyé](direction=sent).',
      'banques qui ont le plus [envoye](direction=sent) au [kazakhstan](country)',
      'Quelles banques du [Luxembourg](country) ont [reçu](direction=received) les plus fortes sommes selon FinCEN ?',
      "Quelle banque a [reçu](direction=received) le plus d'argent dans l'ensemble des déclarations ?",
      'Les dix premières banques [bénéficiaires](direction=received) au monde',
      'quelle banque a [envoye](direction=sent) le plus gros total',
      "Plus grandes banques [donneuses d'ordre](direction=sent) des fichiers FinCEN, tous pays",
      'Classe toutes les banques par montant [reçu](direction=received)',
      'la banque qui a le plus [versé](direction=sent), tous pays confondus',
    ],
  },
  cues: {
    en: ['banks in', 'banks of', 'bank in', 'top banks', 'banks based'],
    fr: ['banques de', 'banques du', 'quelle banque de', 'parmi les banques', 'banques des', 'banques en'],
  },
  body: computed(async ({ query, arguments: given }) => ({
    rows: await query(sided(given['country']?.value === '' ? 'all_banks' : 'top_banks', given['direction']?.value)),
  })),
  answer: {
    en: ({ rows, arguments: given, format }) => {
      const country = named(rows[0], 'country', 'en');
      const verb = given['direction']?.value === 'sent' ? 'sent' : 'received';
      const [first, ...others] = rows.map(
        (row) =>
          `${text(row, 'bank')} (${format.money(figure(row, 'amount'), 'USD')}, ${format.count(figure(row, 'filings'), 'record', 'records')})`,
      );
      return [
        { text: `${country === '' ? 'The' : `In ${country}, the`} bank that ${verb} the most is ${first}.`, rows: [0] },
        ...(others.length > 0 ? [{ text: `Next come ${format.list(others)}.`, rows: others.map((_, index) => index + 1) }] : []),
      ];
    },
    fr: ({ rows, arguments: given, format }) => {
      const country = named(rows[0], 'country', 'fr');
      const verb = given['direction']?.value === 'sent' ? 'envoyé' : 'reçu';
      const [first, ...others] = rows.map(
        (row) =>
          `${text(row, 'bank')} (${format.money(figure(row, 'amount'), 'USD')}, ${format.count(figure(row, 'filings'), 'ligne', 'lignes')})`,
      );
      return [
        { text: `${country === '' ? 'La' : `${country} : la`} banque qui a ${verb} le plus est ${first}.`, rows: [0] },
        ...(others.length > 0 ? [{ text: `Viennent ensuite ${format.list(others)}.`, rows: others.map((_, index) => index + 1) }] : []),
      ];
    },
  },
  needs: ['filings'],
  exports: [{ name: 'bank', of: (rows) => text(rows[0], 'bank') || undefined, exportable: true }],
});
