import type { Reading } from '@guichet/domain-kit';
import type { BankRecords } from './bank-records.ts';
import { parseAmount } from './parse-value.ts';
import { readAccount, readCreditCard, readDebitCard } from './tau-accounts.ts';
import { cell, currency, dayOf, type Cells, type TauTables } from './tau-cells.ts';
import { readMovement, readPurchase } from './tau-transactions.ts';

/** The tables as books. A row without a readable amount, or of nobody known, is rejected with its key. */
export function readTauRecords(tables: TauTables): { bank: BankRecords; rejected: Reading[] } {
  const rejected: Reading[] = [];
  const rows = (table: string): [id: string, row: Cells][] => Object.entries(tables[table]?.data ?? {});
  const people = new Map(rows('users'));
  const owned = <T>(table: string, make: (id: string, row: Cells) => T | string): T[] =>
    rows(table).flatMap(([id, row]) => {
      const made = 'user_id' in row && !people.has(cell(row, 'user_id')) ? 'its customer is unknown' : make(id, row);
      if (typeof made !== 'string') return [made];
      rejected.push({ rejected: { record: `${table}/${id}`, reason: made } });
      return [];
    });

  const accounts = owned('accounts', readAccount);
  const levels = new Map(accounts.map(({ id, level }) => [id, level]));
  const cards = [...owned('credit_card_accounts', readCreditCard), ...owned('debit_cards', (id, row) => readDebitCard(id, row, levels))];
  const merchants = [...new Set(rows('credit_card_transaction_history').map(([, row]) => cell(row, 'merchant_name')))];
  const transactions = [
    ...owned('credit_card_transaction_history', (id, row) => readPurchase(id, row, cards)),
    ...owned('bank_account_transaction_history', (id, row) => readMovement(id, row, levels, merchants)),
  ];
  const known = new Set(transactions.map(({ id }) => id));
  const names = new Map([...people].map(([id, row]) => [cell(row, 'name'), id]));

  const bank: BankRecords = {
    customers: [...people].map(([id, row]) => ({
      id,
      name: cell(row, 'name'),
      email: cell(row, 'email'),
      phone: cell(row, 'phone_number'),
      address: cell(row, 'address'),
      dateOfBirth: dayOf(row, 'date_of_birth'),
      member: row['rho_bank_plus_subscription'] === true,
    })),
    accounts,
    cards,
    transactions,
    payments: owned('payment_history', (id, row) => {
      const paid = parseAmount(row['amount']);
      if (paid === undefined) return 'its amount is not readable';
      return {
        id,
        card: cell(row, 'credit_card_account_id'),
        date: dayOf(row, 'payment_date'),
        amount: paid,
        currency,
        status: cell(row, 'status'),
      };
    }),
    disputes: owned('transaction_disputes', (id, row) => {
      const transaction = cell(row, 'transaction_id');
      if (!known.has(transaction)) return 'its transaction is unknown';
      return {
        id,
        customer: cell(row, 'user_id'),
        transaction,
        status: cell(row, 'status'),
        reason: cell(row, 'dispute_reason'),
        resolution: cell(row, 'resolution_requested'),
        submitted: dayOf(row, 'submitted_at'),
        provisionalCredit: row['provisional_credit_given'] === true,
      };
    }),
    referrals: owned('referrals', (id, row) => ({
      id,
      customer: cell(row, 'referrer_id'),
      product: cell(row, 'referred_account_type'),
      status: cell(row, 'referral_status'),
      date: dayOf(row, 'date'),
    })),
    orders: owned('credit_card_orders', (id, row) => ({
      id,
      customer: cell(row, 'user_id'),
      card: cell(row, 'credit_card_account_id'),
      reason: cell(row, 'reason'),
      status: cell(row, 'status'),
      ordered: dayOf(row, 'order_date'),
      expected: dayOf(row, 'expected_delivery'),
    })),
    applications: owned('credit_card_applications', (id, row) => {
      const customer = names.get(cell(row, 'customer_name'));
      if (customer === undefined) return 'its applicant is unknown';
      return { id, customer, product: cell(row, 'card_type'), status: cell(row, 'status'), date: dayOf(row, 'date') };
    }),
    closures: owned('credit_card_closure_reasons', (id, row) => ({
      id,
      card: cell(row, 'credit_card_account_id'),
      reason: cell(row, 'closure_reason'),
      status: cell(row, 'status'),
      date: dayOf(row, 'logged_at'),
    })),
  };
  return { bank, rejected };
}
