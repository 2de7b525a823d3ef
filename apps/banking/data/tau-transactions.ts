import type { CardRecord, TransactionRecord } from './bank-records.ts';
import { nameMerchant } from './name-merchant.ts';
import { parseAmount, parsePoints } from './parse-value.ts';
import { cell, currency, dayOf, type Cells } from './tau-cells.ts';

/** A purchase on a credit card: the table names the card by customer and product. */
export function readPurchase(id: string, row: Cells, cards: readonly CardRecord[]): TransactionRecord | string {
  const spent = parseAmount(row['transaction_amount']);
  const card = cards.find(({ customer, product }) => customer === row['user_id'] && product === row['credit_card_type']);
  if (spent === undefined) return 'its amount is not readable';
  if (card === undefined) return 'its card is unknown';
  return {
    id,
    on: { label: 'Card', id: card.id },
    date: dayOf(row, 'transaction_date'),
    amount: spent,
    currency,
    type: 'card_purchase',
    description: cell(row, 'merchant_name'),
    status: cell(row, 'status'),
    merchant: cell(row, 'merchant_name'),
    category: cell(row, 'category'),
    points: parsePoints(row['rewards_earned']) ?? 0,
  };
}

/** A movement on an account; a debit purchase tells its merchant in its description only. */
export function readMovement(
  id: string,
  row: Cells,
  levels: ReadonlyMap<string, string>,
  merchants: readonly string[],
): TransactionRecord | string {
  const moved = parseAmount(row['amount']);
  const account = cell(row, 'account_id');
  if (moved === undefined) return 'its amount is not readable';
  if (!levels.has(account)) return 'its account is unknown';
  const type = cell(row, 'type');
  const description = cell(row, 'description');
  return {
    id,
    on: { label: 'Account', id: account },
    date: dayOf(row, 'date'),
    amount: moved,
    currency,
    type,
    description,
    status: cell(row, 'status'),
    merchant: type === 'debit_card_purchase' ? nameMerchant(description, merchants) : '',
    category: '',
    points: 0,
  };
}
