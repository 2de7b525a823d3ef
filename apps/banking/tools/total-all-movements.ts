import { defineTool, template } from '@guichet/domain-kit';
import { movementType, period } from '../parameters.ts';
import { amount, text } from '../read-row.ts';
import { inWords, movementTypes } from '../vocabulary.ts';
import { inPeriod } from '../wording.ts';

export const totalAllMovements = defineTool({
  name: 'total_all_movements',
  group: 'clients',
  label: {
    en: 'For staff: number and sum of the movements on all bank accounts, by type, in a period.',
    fr: 'Pour le personnel : nombre et somme des mouvements sur tous les comptes bancaires, par type, dans une période.',
  },
  audience: ['staff'],
  parameters: { type: movementType, period },
  examples: {
    en: [
      'How many [ATM withdrawals](type=atm_withdrawal) were there on all accounts in [June 2026](period)?',
      'total [atm fees](type=atm_fee) charged to our customers',
      'Sum of [direct deposits](type=direct_deposit) over every account?',
      'number of [wire transfers](type=wire_transfer_out) sent by clients [this month](period)',
      'What amount of [fee rebates](type=fee_rebate) did the bank grant in all?',
      'movements by type across all customers',
    ],
    fr: [
      'Combien de [retraits](type=atm_withdrawal) sur tous les comptes en [juin 2026](period) ?',
      'total des [frais de retrait](type=atm_fee) facturés à nos clients',
      'Somme des [dépôts directs](type=direct_deposit) sur tous les comptes ?',
      'nombre de [virements internationaux](type=wire_transfer_out) envoyés par les clients [ce mois-ci](period)',
      'Quel montant de [remboursements de frais](type=fee_rebate) la banque a-t-elle accordé en tout ?',
      'mouvements par type, tous clients',
    ],
  },
  cues: {
    en: ['all accounts', 'every account', 'our customers', 'all customers'],
    fr: ['tous les comptes', 'nos clients', 'tous clients'],
  },
  body: template('all_movements'),
  answer: {
    en: (result) =>
      result.rows.map((row, index) => ({
        text: `On all accounts${inPeriod(result)}, ${inWords(movementTypes, text(row, 'type'), 'en')}: ${result.format.count(amount(row, 'number'), 'movement', 'movements')} for ${result.format.money(Math.abs(amount(row, 'total')), text(row, 'currency'))}.`,
        rows: [index],
      })),
    fr: (result) =>
      result.rows.map((row, index) => ({
        text: `Sur tous les comptes${inPeriod(result)}, ${inWords(movementTypes, text(row, 'type'), 'fr')} : ${result.format.count(amount(row, 'number'), 'opération', 'opérations')} pour ${result.format.money(Math.abs(amount(row, 'total')), text(row, 'currency'))}.`,
        rows: [index],
      })),
  },
  nothing: { en: () => 'There is no such movement.', fr: () => "Il n'y a aucun mouvement de ce genre." },
  needs: ['accounts'],
});
