import { defineTool, template, type Result, type Row } from '@guichet/domain-kit';
import { account, movementType, period } from '../parameters.ts';
import { amount, text } from '../read-row.ts';
import { inWords, movementTypes } from '../vocabulary.ts';
import { inPeriod, named } from '../wording.ts';

const total = ({ format }: Result, row: Row): string => format.money(Math.abs(amount(row, 'total')), text(row, 'currency'));

export const totalAccountMovements = defineTool({
  name: 'total_account_movements',
  group: 'accounts',
  label: {
    en: 'Sum and number of withdrawals, deposits, fees, transfers or other movements on the own accounts in a period.',
    fr: 'Somme et nombre des retraits, dépôts, frais, virements ou autres mouvements sur ses comptes dans une période.',
  },
  audience: ['customer'],
  parameters: { account, type: movementType, period },
  examples: {
    en: [
      'How much cash did I take out in total with [ATM withdrawals](type=atm_withdrawal) in [June 2026](period)?',
      'total [atm fees](type=atm_fee) on my [Voyager](account) account',
      'Sum of my [withdrawals](type=atm_withdrawal) from the [Daily Account](account) [between 2 and 20 June 2026](period)',
      'How many [direct deposits](type=direct_deposit) did I receive [last month](period), and how much altogether?',
      'what did [bill payments](type=bill_pay) cost me in [May 2026](period) all in',
      'how much [salary](type=direct_deposit) came in since [April 2026](period)',
      'Altogether, how much have I been refunded in [fee rebates](type=fee_rebate)?',
      'number and total of [outgoing transfers](type=ach_transfer_out) [this month](period)',
      'What do my [cash machine fees](type=atm_fee) on the [Daily Account](account) come to for [June 2026](period)?',
      'how much have i withdrawn from my [voyager](account) account [this month](period)',
      'Total amount of [wire transfers](type=wire_transfer_out) that left my account?',
      'How much came onto my account as [salary](type=direct_deposit) in [May 2026](period)?',
    ],
    fr: [
      "Combien d'espèces ai-je retirées au total par [retraits aux distributeurs](type=atm_withdrawal) en [juin 2026](period) ?",
      'total des [frais de retrait](type=atm_fee) sur mon [compte Voyager](account)',
      'Somme de mes [retraits](type=atm_withdrawal) du [compte Daily](account) [entre le 2 et le 20 juin 2026](period)',
      'Combien de [dépôts directs](type=direct_deposit) ai-je reçus [le mois dernier](period), et pour quel montant ?',
      "les [factures](type=bill_pay) m'ont coûté combien en [mai 2026](period)",
      'cb de [salaire](type=direct_deposit) est rentré depuis [avril 2026](period)',
      'En tout, combien de [frais remboursés](type=fee_rebate) ai-je eus ?',
      'nombre et total des [virements émis](type=ach_transfer_out) [ce mois-ci](period)',
      'À combien se montent les [frais de distributeur](type=atm_fee) sur mon [compte Daily](account) en [juin 2026](period) ?',
      "combien j'ai retiré de mon [compte voyager](account) [ce mois-ci](period)",
      'Montant total des [virements internationaux](type=wire_transfer_out) partis de mon compte ?',
      'Somme des [frais de retrait](type=atm_fee) de mon [compte Voyager](account), sans les retraits eux-mêmes',
      'Somme des [frais de distributeur](type=atm_fee) sur mon [compte Daily](account) en [mai 2026](period)',
      '[frais DAB](type=atm_fee) payés en tout sur le [compte Voyager](account) [ce mois-ci](period)',
    ],
  },
  cues: {
    en: ['total', 'sum', 'altogether', 'how much cash', 'withdrawals', 'fees', 'deposits'],
    fr: ['total', 'somme', 'en tout', 'retraits', 'frais', 'dépôts'],
  },
  body: template('movement_totals'),
  answer: {
    en: (result) =>
      result.rows.map((row, index) => ({
        text: `${inWords(movementTypes, text(row, 'type'), 'en')}${named(result, 'account') && ` on ${named(result, 'account')}`}${inPeriod(result)}: ${total(result, row)} in total, in ${result.format.count(amount(row, 'number'), 'movement', 'movements')}.`,
        rows: [index],
      })),
    fr: (result) =>
      result.rows.map((row, index) => ({
        text: `${inWords(movementTypes, text(row, 'type'), 'fr')}${named(result, 'account') && ` sur ${named(result, 'account')}`}${inPeriod(result)} : ${total(result, row)} au total, en ${result.format.count(amount(row, 'number'), 'opération', 'opérations')}.`,
        rows: [index],
      })),
  },
  nothing: {
    en: (result) => `No such movement was found on your accounts${inPeriod(result)}.`,
    fr: (result) => `Aucun mouvement de ce genre n'a été trouvé sur vos comptes${inPeriod(result)}.`,
  },
  needs: ['accounts'],
});
