import { computed, defineTool, type Argument, type Row } from '@guichet/domain-kit';
import { card, category, merchant, period } from '../parameters.ts';
import { text } from '../read-row.ts';
import { day, inPeriod, money, onlyOne, spendingScope } from '../wording.ts';

/** The one purchase that is meant; they come dearest first. */
function pick(rows: readonly Row[], rank: Argument | undefined): readonly Row[] {
  if (rank?.value === 'smallest') return rows.slice(-1);
  const byDay = [...rows].sort((a, b) => text(a, 'date').localeCompare(text(b, 'date')));
  if (rank?.value === 'earliest') return byDay.slice(0, 1);
  if (rank?.value === 'latest') return byDay.slice(-1);
  return rows.slice(0, 1);
}

export const findExtremePurchase = defineTool({
  name: 'find_extreme_purchase',
  group: 'spending',
  label: {
    en: "The caller's dearest, cheapest, latest or first purchase: of a merchant, a category, a card, a period.",
    fr: "L'achat le plus cher, le moins cher, le dernier ou le premier du client : d'un commerçant, d'une catégorie, d'une carte, d'une période.",
  },
  audience: ['customer'],
  parameters: {
    rank: {
      type: 'choice',
      default: 'largest',
      description: { en: 'Which end is meant', fr: 'Quel extrême est visé' },
      values: {
        largest: {
          en: ['biggest', 'largest', 'most expensive', 'dearest', 'highest'],
          fr: ['plus gros', 'plus grosse', 'plus cher', 'plus chère', 'plus élevé'],
        },
        smallest: {
          en: ['smallest', 'cheapest', 'least expensive', 'lowest'],
          fr: ['plus petit', 'plus petite', 'moins cher', 'moins chère', 'plus faible'],
        },
        latest: { en: ['last', 'latest', 'most recent', 'newest'], fr: ['dernier', 'dernière', 'plus récent', 'plus récente'] },
        earliest: { en: ['first', 'earliest', 'oldest'], fr: ['premier', 'première', 'plus ancien', 'plus ancienne'] },
      },
    },
    merchant,
    category,
    card,
    period,
  },
  examples: {
    en: [
      'What was my [biggest](rank=largest) purchase in [May 2026](period)?',
      'my [last](rank=latest) purchase with the [Azure card](card)',
      'What is the [most expensive](rank=largest) thing I bought at [Northwind Outfitters](merchant)?',
      '[cheapest](rank=smallest) [restaurant](category=Dining) bill this year',
      'When did I [first](rank=earliest) buy something with my [Meadow Card](card)?',
      'whats the [largest](rank=largest) amount charged on my card',
      'The [most recent](rank=latest) payment to [Cinewave](merchant), please',
      '[highest](rank=largest) single [travel](category=Travel) expense?',
    ],
    fr: [
      'Quel est mon [plus gros](rank=largest) achat de [mai 2026](period) ?',
      'mon [dernier](rank=latest) achat avec la [carte Azure](card)',
      "Qu'ai-je acheté de [plus cher](rank=largest) chez [Northwind Outfitters](merchant) ?",
      'le [resto](category=Dining) le [moins cher](rank=smallest) de l’année',
      'Quel est mon [premier](rank=earliest) achat avec la [carte Meadow](card) ?',
      'le montant le [plus élevé](rank=largest) débité sur ma carte',
      'Le paiement le [plus récent](rank=latest) à [Cinewave](merchant), merci',
      'ma [plus grosse](rank=largest) dépense de [voyage](category=Travel) ?',
    ],
  },
  cues: {
    en: ['biggest purchase', 'largest purchase', 'most expensive', 'last purchase', 'cheapest'],
    fr: ['plus gros achat', 'plus grosse dépense', 'plus cher', 'dernier achat', 'moins cher'],
  },
  body: computed(async ({ query, arguments: { rank } }) => ({ rows: pick(await query('purchases'), rank) })),
  answer: {
    en: (result) =>
      result.rows.map((row, index) => ({
        text: `That purchase was at ${text(row, 'name')} on ${day(result, row, 'date')}, for ${money(result, row, 'amount')}.`,
        rows: [index],
      })),
    fr: (result) =>
      result.rows.map((row, index) => ({
        text: `Cet achat a été fait chez ${text(row, 'name')} le ${day(result, row, 'date')}, pour ${money(result, row, 'amount')}.`,
        rows: [index],
      })),
  },
  nothing: {
    en: (result) => `You have no purchase${spendingScope(result)}${inPeriod(result)}.`,
    fr: (result) => `Vous n'avez aucun achat${spendingScope(result)}${inPeriod(result)}.`,
  },
  needs: ['accounts'],
  exports: [{ name: 'merchant', of: onlyOne('name'), exportable: false }],
});
