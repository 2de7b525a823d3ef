import type { Reading } from '@guichet/domain-kit';
import type { BankRecords, CardRecord } from './bank-records.ts';
import { bareName, productAliases, productId } from './name-product.ts';

const node = (
  label: string,
  id: string,
  properties: Record<string, string | number | boolean | readonly string[] | undefined>,
): Reading => ({
  node: {
    label,
    id,
    properties: Object.fromEntries(Object.entries(properties).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]]))),
  },
});

const link = (type: string, from: [label: string, id: string], to: [label: string, id: string]): Reading => ({
  relationship: { type, from: { label: from[0], id: from[1] }, to: { label: to[0], id: to[1] } },
});

const ownAliases = (name: string): string[] => [...(bareName(name) === '' ? [] : [bareName(name)]), ...productAliases(name)];

const cardAliases = (card: CardRecord): string[] => [...ownAliases(card.product), ...(card.last4 === '' ? [] : [`*${card.last4}`])];

/** The graph of a bank's books: every node of a customer is reached from that customer by forward relationships. */
export function* readBank(bank: BankRecords): Iterable<Reading> {
  const merchants = new Set(bank.transactions.map(({ merchant }) => merchant).filter((name) => name !== ''));
  for (const name of merchants) yield node('Merchant', productId(name), { name });
  for (const { id, ...customer } of bank.customers)
    yield node('Customer', id, { ...customer, aliases: [id, ...customer.name.split(/\s+/)] });
  for (const { id, customer: _, ...account } of bank.accounts)
    yield node('Account', id, { ...account, product_id: productId(account.level), aliases: ownAliases(account.level) });
  for (const card of bank.cards) {
    const { id, customer: _owner, account: _account, ...properties } = card;
    yield node('Card', id, { ...properties, product_id: productId(card.product), aliases: cardAliases(card) });
  }
  for (const { id, on: _, merchant, ...transaction } of bank.transactions)
    yield node('Transaction', id, { ...transaction, merchant: productId(merchant) });
  for (const { id, card: _, ...payment } of bank.payments) yield node('Payment', id, payment);
  for (const { id, customer: _, transaction: _about, ...dispute } of bank.disputes) yield node('Dispute', id, dispute);
  for (const { id, customer: _, ...referral } of bank.referrals)
    yield node('Referral', id, { ...referral, product_id: productId(referral.product) });
  for (const { id, customer: _, card: _for, ...order } of bank.orders) yield node('CardOrder', id, order);
  for (const { id, customer: _, ...application } of bank.applications)
    yield node('Application', id, { ...application, product_id: productId(application.product) });
  for (const { id, card: _, ...closure } of bank.closures) yield node('Closure', id, closure);
  yield* links(bank);
}

function* links(bank: BankRecords): Iterable<Reading> {
  for (const { id, customer } of bank.accounts) yield link('OWNS', ['Customer', customer], ['Account', id]);
  for (const { id, customer, account } of bank.cards) {
    yield link('HOLDS', ['Customer', customer], ['Card', id]);
    if (account !== '') yield link('HAS_CARD', ['Account', account], ['Card', id]);
  }
  for (const { id, on, merchant } of bank.transactions) {
    yield link('HAS_TRANSACTION', [on.label, on.id], ['Transaction', id]);
    if (merchant !== '') yield link('AT', ['Transaction', id], ['Merchant', productId(merchant)]);
  }
  for (const { id, card } of bank.payments) yield link('HAS_PAYMENT', ['Card', card], ['Payment', id]);
  for (const { id, customer, transaction } of bank.disputes) {
    yield link('FILED', ['Customer', customer], ['Dispute', id]);
    yield link('ABOUT', ['Dispute', id], ['Transaction', transaction]);
  }
  for (const { id, customer } of bank.referrals) yield link('MADE', ['Customer', customer], ['Referral', id]);
  for (const { id, customer, card } of bank.orders) {
    yield link('PLACED', ['Customer', customer], ['CardOrder', id]);
    yield link('REPLACES', ['CardOrder', id], ['Card', card]);
  }
  for (const { id, customer } of bank.applications) yield link('SUBMITTED', ['Customer', customer], ['Application', id]);
  for (const { id, card } of bank.closures) yield link('HAS_CLOSURE', ['Card', card], ['Closure', id]);
}

/** Reference data: what the bank sells, which documents speak of. */
export const readProduct = (name: string, kind: string): Reading =>
  node('Product', productId(name), { name, kind, aliases: productAliases(name) });
