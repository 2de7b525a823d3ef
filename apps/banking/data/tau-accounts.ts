import type { AccountRecord, CardRecord } from './bank-records.ts';
import { parseAmount, parsePoints } from './parse-value.ts';
import { cell, currency, dayOf, type Cells } from './tau-cells.ts';

/** Each of these returns why a row is rejected where it cannot be read. */
export function readAccount(id: string, row: Cells): AccountRecord | string {
  const balance = parseAmount(row['current_holdings']);
  if (balance === undefined) return 'its balance is not readable';
  return {
    id,
    customer: cell(row, 'user_id'),
    class: cell(row, 'class'),
    level: cell(row, 'level'),
    status: cell(row, 'status'),
    balance,
    currency,
    opened: dayOf(row, 'date_opened'),
  };
}

export function readCreditCard(id: string, row: Cells): CardRecord | string {
  const balance = parseAmount(row['current_balance']);
  if (balance === undefined) return 'its balance is not readable';
  return {
    id,
    customer: cell(row, 'user_id'),
    account: '',
    kind: 'credit',
    product: cell(row, 'card_type'),
    last4: '',
    status: cell(row, 'status') || cell(row, 'account_status'),
    balance,
    points: parsePoints(row['reward_points']),
    limit: parseAmount(row['credit_limit']),
    currency,
    issued: dayOf(row, 'date_of_account_open'),
    expires: '',
    reason: '',
  };
}

export function readDebitCard(id: string, row: Cells, levels: ReadonlyMap<string, string>): CardRecord | string {
  const account = cell(row, 'account_id');
  const level = levels.get(account);
  if (level === undefined) return 'its account is unknown';
  return {
    id: cell(row, 'card_id') || id,
    customer: cell(row, 'user_id'),
    account,
    kind: 'debit',
    product: `${level} debit card`,
    last4: cell(row, 'last_4_digits'),
    status: cell(row, 'status'),
    currency,
    issued: dayOf(row, 'issue_date'),
    expires: dayOf(row, 'expiration_date'),
    reason: cell(row, 'issue_reason'),
  };
}
