/** A bank's books in one shape, whatever they were read from. Amounts are numbers, days are YYYY-MM-DD. */
export interface BankRecords {
  readonly customers: readonly CustomerRecord[];
  readonly accounts: readonly AccountRecord[];
  readonly cards: readonly CardRecord[];
  readonly transactions: readonly TransactionRecord[];
  readonly payments: readonly PaymentRecord[];
  readonly disputes: readonly DisputeRecord[];
  readonly referrals: readonly ReferralRecord[];
  readonly orders: readonly OrderRecord[];
  readonly applications: readonly ApplicationRecord[];
  readonly closures: readonly ClosureRecord[];
}

export interface CustomerRecord {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
  readonly dateOfBirth: string;
  readonly member: boolean;
}

export interface AccountRecord {
  readonly id: string;
  readonly customer: string;
  readonly class: string;
  readonly level: string;
  readonly status: string;
  readonly balance: number;
  readonly currency: string;
  readonly opened: string;
}

/** A debit card has the account that it draws on; only a credit card has a balance, points and a limit. */
export interface CardRecord {
  readonly id: string;
  readonly customer: string;
  readonly account: string;
  readonly kind: 'credit' | 'debit';
  readonly product: string;
  readonly last4: string;
  readonly status: string;
  readonly balance?: number | undefined;
  readonly points?: number | undefined;
  readonly limit?: number | undefined;
  readonly currency: string;
  readonly issued: string;
  readonly expires: string;
  readonly reason: string;
}

/** On an account an amount is negative when money leaves; a credit card's purchases are positive. */
export interface TransactionRecord {
  readonly id: string;
  /** The account or the card that it is on. */
  readonly on: { readonly label: 'Account' | 'Card'; readonly id: string };
  readonly date: string;
  readonly amount: number;
  readonly currency: string;
  readonly type: string;
  readonly description: string;
  readonly status: string;
  readonly merchant: string;
  readonly category: string;
  readonly points: number;
}

export interface PaymentRecord {
  readonly id: string;
  readonly card: string;
  readonly date: string;
  readonly amount: number;
  readonly currency: string;
  readonly status: string;
}

export interface DisputeRecord {
  readonly id: string;
  readonly customer: string;
  readonly transaction: string;
  readonly status: string;
  readonly reason: string;
  readonly resolution: string;
  readonly submitted: string;
  readonly provisionalCredit: boolean;
}

export interface ReferralRecord {
  readonly id: string;
  readonly customer: string;
  readonly product: string;
  readonly status: string;
  readonly date: string;
}

export interface OrderRecord {
  readonly id: string;
  readonly customer: string;
  readonly card: string;
  readonly reason: string;
  readonly status: string;
  readonly ordered: string;
  readonly expected: string;
}

export interface ApplicationRecord {
  readonly id: string;
  readonly customer: string;
  readonly product: string;
  readonly status: string;
  readonly date: string;
}

export interface ClosureRecord {
  readonly id: string;
  readonly card: string;
  readonly reason: string;
  readonly status: string;
  readonly date: string;
}
