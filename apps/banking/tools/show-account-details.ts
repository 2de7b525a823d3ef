import { computed, defineTool, type Argument, type Row } from '@guichet/domain-kit';
import { account, accountClass } from '../parameters.ts';
import { text } from '../read-row.ts';
import { accountClasses, inWords, statuses } from '../vocabulary.ts';
import { day, onlyOne } from '../wording.ts';

/** All accounts, or the newest or oldest one; they come oldest first. */
function pick(rows: readonly Row[], rank: Argument | undefined): readonly Row[] {
  if (rank?.value === 'oldest') return rows.slice(0, 1);
  if (rank?.value === 'newest') return rows.slice(-1);
  return rows;
}

export const showAccountDetails = defineTool({
  name: 'show_account_details',
  group: 'accounts',
  label: {
    en: 'When one of the own accounts was opened, whether it is open or closed, its class and its identifier at the bank.',
    fr: "Quand un de ses comptes a été ouvert, s'il est ouvert ou clôturé, son genre et son identifiant à la banque.",
  },
  audience: ['customer'],
  parameters: {
    account,
    class: accountClass,
    rank: {
      type: 'choice',
      default: 'all',
      description: {
        en: 'Whether only the newest or the oldest account is meant',
        fr: 'Si seul le compte le plus récent ou le plus ancien est visé',
      },
      values: {
        newest: {
          en: ['newest', 'most recently', 'most recent', 'latest', 'last opened'],
          fr: ['le plus récent', 'le plus récemment', 'dernier compte', 'le dernier'],
        },
        oldest: { en: ['oldest', 'first account', 'earliest'], fr: ['le plus ancien', 'le plus vieux', 'premier compte'] },
        all: { en: ['all', 'every', 'each'], fr: ['tous', 'toutes', 'chaque'] },
      },
    },
  },
  examples: {
    en: [
      'When did I open my [Daily Account](account)?',
      'is my [Voyager](account) account still open',
      'Since when do I have the [Horizon Savings Account](account)?',
      'what is the account id of my [Studio account](account)',
      'What kind of account is the [Start Account](account)?',
      'opening date of my [savings account](class=saving)?',
      'Has my [Studio](account) been closed?',
      'status of [daily account](account)',
      'Is the [Horizon Savings Account](account) in my name open or closed?',
      'Do I still have an open [Start Account](account)?',
      'since what day have my accounts been open',
      'Which of my accounts did I open [most recently](rank=newest)?',
      'what is my [oldest](rank=oldest) account',
    ],
    fr: [
      'Quand ai-je ouvert mon [compte Daily](account) ?',
      'est ce que mon [compte Voyager](account) est toujours ouvert',
      'Depuis quand ai-je le [livret Horizon](account) ?',
      "l'identifiant de mon [compte Studio](account) c'est quoi",
      'De quel type est le [compte Start](account) ?',
      "date d'ouverture de mon [compte épargne](class=saving) ?",
      'Mon [compte Studio](account) a-t-il été fermé ?',
      'statut [compte daily](account)',
      'Le [livret Horizon](account) à mon nom est-il ouvert ou clôturé ?',
      'Ai-je encore un [compte Start](account) ouvert ?',
      'depuis quel jour mes comptes sont ouverts',
      'Quel compte ai-je ouvert [le plus récemment](rank=newest) ?',
      'quel est [le plus ancien](rank=oldest) de mes comptes',
    ],
  },
  cues: { en: ['opened', 'open', 'opening date', 'status'], fr: ['ouvert', 'ouverture', 'statut', 'clôturé', 'fermé'] },
  body: computed(async ({ query, arguments: { rank } }) => ({ rows: pick(await query('account_details'), rank) })),
  answer: {
    en: (result) =>
      result.rows.map((row, index) => ({
        text: `Your ${text(row, 'name')} (${inWords(accountClasses, text(row, 'class'), 'en')}, ${text(row, 'id')}) was opened on ${day(result, row, 'opened')} and is ${inWords(statuses, text(row, 'status'), 'en')}.`,
        rows: [index],
      })),
    fr: (result) =>
      result.rows.map((row, index) => ({
        text: `Votre ${text(row, 'name')} (${inWords(accountClasses, text(row, 'class'), 'fr')}, ${text(row, 'id')}) a été ouvert le ${day(result, row, 'opened')} et il est ${inWords(statuses, text(row, 'status'), 'fr')}.`,
        rows: [index],
      })),
  },
  nothing: { en: () => 'You have no such account with us.', fr: () => "Vous n'avez pas de tel compte chez nous." },
  needs: ['accounts'],
  exports: [{ name: 'account', of: onlyOne('name'), exportable: false }],
});
