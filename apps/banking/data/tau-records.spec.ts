import { describe, expect, it } from '@jest/globals';
import { readTauRecords } from './tau-records.ts';

const tables = {
  users: { data: { u1: { name: 'Ada Berg', email: 'ada@example.org', date_of_birth: '02/03/1990' } } },
  accounts: {
    data: {
      a1: {
        user_id: 'u1',
        class: 'checking',
        level: 'Daily Account',
        status: 'OPEN',
        current_holdings: '12.50',
        date_opened: '01/02/2024',
      },
      a2: { user_id: 'gone', class: 'checking', level: 'Daily Account', status: 'OPEN', current_holdings: '1.00' },
    },
  },
  debit_cards: {
    data: { d1: { card_id: 'card_1', user_id: 'u1', account_id: 'a1', last_4_digits: '0042', cvv: '999', expiration_date: '01/31/2030' } },
  },
  bank_account_transaction_history: {
    data: {
      t1: { account_id: 'a1', date: '03/04/2026', amount: -5, type: 'debit_card_purchase', description: 'DEBIT CARD PURCHASE - ACORN' },
    },
  },
};

describe('the tables as books', () => {
  const { bank, rejected } = readTauRecords(tables);

  it('hold numbers and ISO days', () => {
    expect(bank.accounts).toEqual([expect.objectContaining({ id: 'a1', balance: 12.5, opened: '2024-01-02' })]);
    expect(bank.transactions).toEqual([expect.objectContaining({ id: 't1', amount: -5, merchant: 'Acorn', date: '2026-03-04' })]);
  });

  it('never hold the security code of a card', () => {
    expect(bank.cards).toEqual([expect.objectContaining({ id: 'card_1', product: 'Daily Account debit card', last4: '0042' })]);
    expect(JSON.stringify(bank)).not.toContain('999');
  });

  it('leave out the rows of nobody, and say so', () => {
    expect(rejected).toEqual([{ rejected: { record: 'accounts/a2', reason: 'its customer is unknown' } }]);
  });
});
