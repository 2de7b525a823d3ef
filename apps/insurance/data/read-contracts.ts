import type { GraphRelationship, Reading, Value } from '@guichet/domain-kit';

export interface ContractRecords {
  readonly customers: readonly { readonly id: string; readonly name: string }[];
  readonly policies: readonly {
    readonly id: string;
    readonly customer: string;
    readonly kind: string;
    readonly name: string;
    readonly status: string;
    readonly premium: number;
    readonly premium_every: 'month' | 'year';
    readonly deductible: number;
    readonly starts: string;
    readonly renews: string;
    readonly beneficiaries: readonly string[];
    readonly covers: readonly { readonly id: string; readonly en: string; readonly fr: string; readonly limit: number }[];
  }[];
  readonly claims: readonly {
    readonly id: string;
    readonly policy: string;
    readonly kind: string;
    readonly status: string;
    readonly reported: string;
    readonly amount: number;
    readonly payments: readonly { readonly id: string; readonly date: string; readonly amount: number }[];
  }[];
}

/** Customers, their policies with covers, claims and claim payments. Everything that belongs to a customer hangs on the customer. */
export function* readContracts({ customers, policies, claims }: ContractRecords): Iterable<Reading> {
  for (const { id, name } of customers) yield node('Customer', id, { name, aliases: name.split(' ') });
  for (const { covers, customer, beneficiaries, ...policy } of policies) {
    yield node('Policy', policy.id, { ...policy, beneficiaries, aliases: [policy.id, policy.kind], currency: 'EUR' });
    yield link('HOLDS', ['Customer', customer], ['Policy', policy.id]);
    for (const cover of covers) {
      yield node('Cover', `${policy.id}/${cover.id}`, { name_en: cover.en, name_fr: cover.fr, limit: cover.limit });
      yield link('COVERS', ['Policy', policy.id], ['Cover', `${policy.id}/${cover.id}`]);
    }
  }
  for (const { policy, payments, ...claim } of claims) {
    yield node('Claim', claim.id, { ...claim, name: claim.id, currency: 'EUR' });
    yield link('HAS_CLAIM', ['Policy', policy], ['Claim', claim.id]);
    for (const payment of payments) {
      yield node('ClaimPayment', payment.id, { ...payment, currency: 'EUR' });
      yield link('PAID_BY', ['Claim', claim.id], ['ClaimPayment', payment.id]);
    }
  }
}

type End = readonly [label: string, id: string];

const node = (label: string, id: string, properties: Readonly<Record<string, Value>>): Reading => ({ node: { label, id, properties } });
const link = (type: string, [fromLabel, fromId]: End, [toLabel, toId]: End): { relationship: GraphRelationship } => ({
  relationship: { type, from: { label: fromLabel, id: fromId }, to: { label: toLabel, id: toId } },
});
