import { defineTool, template } from '@guichet/domain-kit';
import { listedRows } from '../guardrails/answer-limits.ts';
import { account, card, category, merchant, movementType, period } from '../parameters.ts';
import { text } from '../read-row.ts';
import { inWords, movementTypes } from '../vocabulary.ts';
import { andMore, day, everyRow, inPeriod, money } from '../wording.ts';

export const listTransactions = defineTool({
  name: 'list_transactions',
  group: 'accounts',
  label: {
    en: 'The single transactions on the own accounts and cards, newest first: of a period, an account, a card, a merchant, a category or a type.',
    fr: "Les opérations une à une sur ses comptes et cartes, les plus récentes d'abord : d'une période, d'un compte, d'une carte, d'un commerçant, d'une catégorie ou d'un type.",
  },
  audience: ['customer'],
  parameters: { account, card, merchant, category, type: movementType, period },
  examples: {
    en: [
      'Show my transactions of [June 2026](period)',
      'what did i buy at [Cinewave](merchant)',
      'List the [cash withdrawals](type=atm_withdrawal) from my [Daily Account](account) in [May 2026](period)',
      'Which purchases did I make with the [Azure card](card) [between 3 and 17 May 2026](period)?',
      'latest movements on my [Voyager](account) acct',
      'Give me every [restaurant](category=Dining) purchase since [1 April 2026](period)',
      'transactions [yesterday](period)?',
      'Details of all [ATM fees](type=atm_fee) I was charged',
      'When did I last pay [Harbour Foods](merchant)?',
      'Did my [salary](type=direct_deposit) arrive [this month](period)?',
      'Show the [transfers that I received](type=ach_transfer_in) on my [Start Account](account)',
      'which [everyonepay](type=everyonepay) payments came in on my [daily account](account)',
      'What happened on my [Voyager](account) account on [3 June 2026](period)?',
    ],
    fr: [
      'Montre mes opérations de [juin 2026](period)',
      "kesk j'ai acheté chez [Cinewave](merchant)",
      'Liste des [retraits](type=atm_withdrawal) de mon [compte Daily](account) en [mai 2026](period)',
      'Quels achats ai-je faits avec la [carte Azure](card) [entre le 3 et le 17 mai 2026](period) ?',
      'derniers mouvements de mon [compte Voyager](account)',
      'Donne-moi tous les achats de [restauration](category=Dining) depuis le [1er avril 2026](period)',
      "opérations d'[hier](period) ?",
      'Le détail de tous les [frais de retrait](type=atm_fee) prélevés',
      'Quand ai-je payé [Harbour Foods](merchant) pour la dernière fois ?',
      'Mon [salaire](type=direct_deposit) est-il arrivé [ce mois-ci](period) ?',
      'Montre les [virements reçus](type=ach_transfer_in) sur mon [compte Start](account)',
      'quels paiements [everyonepay](type=everyonepay) sont arrivés sur mon [compte daily](account)',
      "Que s'est-il passé sur mon [compte Voyager](account) le [3 juin 2026](period) ?",
    ],
  },
  cues: { en: ['transactions', 'movements', 'list', 'details'], fr: ['opérations', 'mouvements', 'liste', 'détail'] },
  body: template('transactions'),
  answer: {
    en: (result) => [
      {
        text: `${result.format.count(result.rows.length, 'transaction was', 'transactions were')} found${inPeriod(result)}.`,
        rows: everyRow(result),
      },
      ...result.rows.slice(0, listedRows).map((row, index) => ({
        text: `${day(result, row, 'date')}: ${text(row, 'description')}, ${money(result, row, 'amount')} (${inWords(movementTypes, text(row, 'type'), 'en')}).`,
        rows: [index],
      })),
      ...andMore(result),
    ],
    fr: (result) => [
      {
        text: `${result.format.count(result.rows.length, 'opération trouvée', 'opérations trouvées')}${inPeriod(result)}.`,
        rows: everyRow(result),
      },
      ...result.rows.slice(0, listedRows).map((row, index) => ({
        text: `${day(result, row, 'date')} : ${text(row, 'description')}, ${money(result, row, 'amount')} (${inWords(movementTypes, text(row, 'type'), 'fr')}).`,
        rows: [index],
      })),
      ...andMore(result),
    ],
  },
  nothing: {
    en: (result) => `No such transaction was found${inPeriod(result)}.`,
    fr: (result) => `Aucune opération de ce genre n'a été trouvée${inPeriod(result)}.`,
  },
  needs: ['accounts'],
});
