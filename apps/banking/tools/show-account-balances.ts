import { computed, defineTool, type Argument, type Result, type Row, type Said } from '@guichet/domain-kit';
import { account, accountClass } from '../parameters.ts';
import { amount, text } from '../read-row.ts';
import { inWords, accountClasses } from '../vocabulary.ts';
import { everyRow, money, onlyOne } from '../wording.ts';

/** All accounts, or the one at the end that was asked for; they come poorest first. */
function pick(rows: readonly Row[], rank: Argument | undefined): readonly Row[] {
  if (rank?.value === 'lowest') return rows.slice(0, 1);
  if (rank?.value === 'highest') return rows.slice(-1);
  return rows;
}

const isRanked = ({ arguments: { rank } }: Result): boolean => rank?.value === 'lowest' || rank?.value === 'highest';

/** The sum of several accounts of one currency. */
function total(result: Result, say: (sum: string) => string): Said[] {
  const [first, ...others] = new Set(result.rows.map((row) => text(row, 'currency')));
  if (result.rows.length < 2 || first === undefined || others.length > 0) return [];
  const sum = result.rows.reduce((so, row) => so + amount(row, 'balance'), 0);
  return [{ text: say(result.format.money(sum, first)), rows: everyRow(result) }];
}

export const showAccountBalances = defineTool({
  name: 'show_account_balances',
  group: 'accounts',
  label: {
    en: 'The balance of one of the own bank accounts, of all of them, or of the one that holds the least or the most.',
    fr: "Le solde d'un de ses comptes, de tous, ou de celui qui contient le moins ou le plus.",
  },
  audience: ['customer'],
  parameters: {
    account,
    class: accountClass,
    rank: {
      type: 'choice',
      default: 'all',
      description: {
        en: 'Whether only the poorest or the richest account is meant',
        fr: 'Si seul le compte le moins ou le plus rempli est visé',
      },
      values: {
        lowest: {
          en: ['lowest', 'least', 'smallest', 'least money', 'least filled', 'minimum', 'poorest', 'emptiest', 'fewest'],
          fr: [
            'le moins',
            "le moins d'argent",
            'le plus faible',
            'le plus bas',
            'le moins rempli',
            'le moins garni',
            'le plus vide',
            'le moins',
            'minimum',
          ],
        },
        highest: {
          en: ['highest', 'most', 'biggest', 'largest', 'most money', 'richest', 'fullest'],
          fr: [
            'le plus élevé',
            "le plus d'argent",
            'le plus gros',
            'le plus rempli',
            'le mieux garni',
            'mieux garni',
            'le plus haut',
            'plus gros',
            'maximum',
          ],
        },
        all: { en: ['all', 'every', 'each'], fr: ['tous', 'toutes', 'chaque', 'ensemble'] },
      },
    },
  },
  examples: {
    en: [
      'What is the balance of my [Daily Account](account)?',
      'how much is in my [Voyager](account) account right now',
      'How much money do I have across [all](rank=all) my accounts?',
      'wats left on my [Horizon savings](account)',
      'Which account of mine has the [lowest](rank=lowest) balance?',
      'where do I keep the [most money](rank=highest), and what is the amount',
      'Show me my balances please',
      'balance [savings account](class=saving)',
      'How much do I have left on my [checking account](class=checking)?',
      'Tell me the available balance of the [Studio account](account)',
      'how much money have i got altogether with you',
      'Which account is the [emptiest](rank=lowest) and what does it hold?',
      'On which of my bank accounts is there the [least](rank=lowest)?',
      'what is my total over all my bank accounts',
      'Of my accounts, which one has the [biggest](rank=highest) amount on it?',
    ],
    fr: [
      'Quel est le solde de mon [compte Daily](account) ?',
      'combien il me reste sur le [compte Voyager](account)',
      "J'ai combien en tout sur [tous](rank=all) mes comptes ?",
      'solde [livret Horizon](account) svp',
      "Sur quel compte ai-je [le moins d'argent](rank=lowest) et combien y a-t-il ?",
      'lequel de mes comptes est [le plus rempli](rank=highest)',
      'Donne-moi mes soldes',
      'cb jai sur mon [compte courant](class=checking)',
      "Combien d'argent reste-t-il sur mon [épargne](class=saving) ?",
      'Le solde disponible du [compte Studio](account), merci',
      "combien d'argent j'ai en tout a la banque",
      'Quel compte est [le plus vide](rank=lowest), et que contient-il ?',
      'Sur lequel de mes comptes bancaires y a-t-il [le moins](rank=lowest) ?',
      'quel est mon total sur tous mes comptes bancaires',
      'De mes comptes, lequel a le [plus gros](rank=highest) montant ?',
    ],
  },
  cues: { en: ['balance', 'balances', 'how much money'], fr: ['solde', 'soldes', 'combien il me reste'] },
  body: computed(async ({ query, arguments: { rank } }) => ({ rows: pick(await query('account_balances'), rank) })),
  answer: {
    en: (result) => [
      ...result.rows.map((row, index) => {
        const account = `${text(row, 'name')} (${inWords(accountClasses, text(row, 'class'), 'en')})`;
        const balance = money(result, row, 'balance');
        const end = result.arguments['rank']?.value === 'lowest' ? 'least' : 'most';
        const ranked = `Of your accounts, ${account} holds the ${end} money: its balance is ${balance}.`;
        return { text: isRanked(result) ? ranked : `The balance of your ${account} is ${balance}.`, rows: [index] };
      }),
      ...total(result, (sum) => `Together that is ${sum}.`),
    ],
    fr: (result) => [
      ...result.rows.map((row, index) => {
        const account = `${text(row, 'name')} (${inWords(accountClasses, text(row, 'class'), 'fr')})`;
        const balance = money(result, row, 'balance');
        const end = result.arguments['rank']?.value === 'lowest' ? 'le moins' : 'le plus';
        const ranked = `De vos comptes, c'est ${account} qui contient ${end} d'argent : son solde est de ${balance}.`;
        return { text: isRanked(result) ? ranked : `Le solde de votre ${account} est de ${balance}.`, rows: [index] };
      }),
      ...total(result, (sum) => `Cela fait ${sum} au total.`),
    ],
  },
  nothing: { en: () => 'You have no such account with us.', fr: () => "Vous n'avez pas de tel compte chez nous." },
  needs: ['accounts'],
  exports: [{ name: 'account', of: onlyOne('name'), exportable: false }],
});
