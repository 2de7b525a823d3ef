import { computed, defineTool } from '@guichet/domain-kit';
import { figure, text } from '../answers/fields.ts';
import { direction, sided } from '../parameters/direction.ts';

export const listLargestBanks = defineTool({
  name: 'list_largest_banks',
  group: 'filings',
  label: {
    en: 'The banks of the whole world that received, or sent, the largest amounts in the filings.',
    fr: 'Les banques, tous pays confondus, qui ont reçu, ou envoyé, les plus gros montants dans les déclarations.',
  },
  audience: ['staff', 'service'],
  parameters: { direction },
  examples: {
    en: [
      'Which bank [received](direction=received) the most money in all the filings?',
      'Top ten [beneficiary](direction=received) banks worldwide',
      'which bank [sent](direction=sent) the largest total overall',
      'Largest [originator](direction=sent) banks in the FinCEN files, any country',
      'Rank all banks by the amount they [received](direction=received)',
      'the bank with the most money [sent](direction=sent), all countries',
    ],
    fr: [
      "Quelle banque a [reçu](direction=received) le plus d'argent dans l'ensemble des déclarations ?",
      'Les dix premières banques [bénéficiaires](direction=received) au monde',
      'quelle banque a [envoye](direction=sent) le plus gros total',
      "Plus grandes banques [donneuses d'ordre](direction=sent) des fichiers FinCEN, tous pays",
      'Classe toutes les banques par montant [reçu](direction=received)',
      'la banque qui a le plus [versé](direction=sent), tous pays confondus',
    ],
  },
  body: computed(async ({ query, arguments: given }) => ({ rows: await query(sided('all_banks', given['direction']?.value)) })),
  answer: {
    en: ({ rows, arguments: given, format }) => {
      const verb = given['direction']?.value === 'sent' ? 'sent' : 'received';
      const [first, ...others] = rows.map((row) => `${text(row, 'bank')} (${format.money(figure(row, 'amount'), 'USD')})`);
      return [
        { text: `The bank that ${verb} the most is ${first}.`, rows: [0] },
        ...(others.length > 0 ? [{ text: `Next come ${format.list(others)}.`, rows: others.map((_, index) => index + 1) }] : []),
      ];
    },
    fr: ({ rows, arguments: given, format }) => {
      const verb = given['direction']?.value === 'sent' ? 'envoyé' : 'reçu';
      const [first, ...others] = rows.map((row) => `${text(row, 'bank')} (${format.money(figure(row, 'amount'), 'USD')})`);
      return [
        { text: `La banque qui a ${verb} le plus est ${first}.`, rows: [0] },
        ...(others.length > 0 ? [{ text: `Viennent ensuite ${format.list(others)}.`, rows: others.map((_, index) => index + 1) }] : []),
      ];
    },
  },
  needs: ['filings'],
  exports: [{ name: 'bank', of: (rows) => text(rows[0], 'bank') || undefined, exportable: true }],
});
