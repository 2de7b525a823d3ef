import { defineTool, template, type Result, type Said } from '@guichet/domain-kit';
import { account, accountClass } from '../parameters.ts';
import { amount, text } from '../read-row.ts';
import { inWords, accountClasses } from '../vocabulary.ts';
import { money } from '../wording.ts';

/** All rows, or the one at the end of the order that was asked for; rows come poorest first. */
function chosen({ rows, arguments: { rank } }: Result): number[] {
  const all = rows.map((_, index) => index);
  if (rank?.value === 'lowest') return all.slice(0, 1);
  if (rank?.value === 'highest') return all.slice(-1);
  return all;
}

function totals(result: Result, say: (sum: string) => string): Said[] {
  const {
    rows,
    arguments: { rank },
  } = result;
  const currencies = new Set(rows.map((row) => text(row, 'currency')));
  if (rank?.how !== 'default' || rows.length < 2 || currencies.size > 1) return [];
  const sum = rows.reduce((so, row) => so + amount(row, 'balance'), 0);
  return [{ text: say(result.format.money(sum, [...currencies][0]!)), rows: rows.map((_, index) => index) }];
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
  body: template('account_balances'),
  answer: {
    en: (result) => [
      ...chosen(result).map((index) => {
        const row = result.rows[index]!;
        const rank = result.arguments['rank']?.value;
        const lead =
          rank === 'lowest'
            ? 'Of your accounts, the one with the least money is '
            : rank === 'highest'
              ? 'Of your accounts, the one with the most money is '
              : 'The balance of ';
        const kind = inWords(accountClasses, text(row, 'class'), 'en');
        return rank === 'lowest' || rank === 'highest'
          ? { text: `${lead}${text(row, 'name')} (${kind}): its balance is ${money(result, row, 'balance')}.`, rows: [index] }
          : { text: `${lead}your ${text(row, 'name')} (${kind}) is ${money(result, row, 'balance')}.`, rows: [index] };
      }),
      ...totals(result, (sum) => `Together that is ${sum}.`),
    ],
    fr: (result) => [
      ...chosen(result).map((index) => {
        const row = result.rows[index]!;
        const rank = result.arguments['rank']?.value;
        const kind = inWords(accountClasses, text(row, 'class'), 'fr');
        const balance = money(result, row, 'balance');
        const name = text(row, 'name');
        if (rank === 'lowest')
          return { text: `Le compte le moins rempli est ${name} (${kind}) : son solde est de ${balance}.`, rows: [index] };
        if (rank === 'highest')
          return { text: `Le compte le plus rempli est ${name} (${kind}) : son solde est de ${balance}.`, rows: [index] };
        return { text: `Le solde de votre ${name} (${kind}) est de ${balance}.`, rows: [index] };
      }),
      ...totals(result, (sum) => `Cela fait ${sum} au total.`),
    ],
  },
  nothing: { en: () => 'You have no such account with us.', fr: () => "Vous n'avez pas de tel compte chez nous." },
  needs: ['accounts'],
});
