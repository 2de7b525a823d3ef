import type { Reading } from '@guichet/domain-kit';
import { productId } from './name-product.ts';

export interface TauDocument {
  readonly id: string;
  readonly title: string;
  readonly content: string;
}

/** The areas that a document's id may start with, longest first where one begins another. */
const areas = [
  'business_checking_accounts',
  'business_savings_accounts',
  'business_credit_cards',
  'personal_subscriptions',
  'checking_accounts',
  'savings_accounts',
  'bank_accounts',
  'buy_now_pay_later',
  'credit_cards',
  'customer_support',
  'everyone_pay',
] as const;

/** Shelves of a whole area: no product has this name. */
const shelves = /\(general\)|logistics|replacements|management|dashboard|program|roles|support_codes/;

const capitalised = (words: string): string => words.replaceAll('_', ' ').replace(/(^|[\s(-])\p{Ll}/gu, (first) => first.toUpperCase());

/** `doc_credit_cards_gold_rewards_card_002` is about `Gold Rewards Card`, in the area of credit cards; Everyone Pay is one product with features. */
function subject(id: string): { area: string; name: string } {
  const rest = id.replace(/^doc_/, '').replace(/_\d+$/, '');
  const area = areas.find((candidate) => rest.startsWith(candidate)) ?? 'general';
  const name = area === 'everyone_pay' ? area : rest.slice(area.length + 1);
  return { area, name: shelves.test(name) ? '' : capitalised(name).replace('Bnpl', 'BNPL') };
}

/** The products that documents speak of, with what kind of thing each is. */
export const documentProducts = (documents: readonly TauDocument[]): (readonly [name: string, kind: string])[] =>
  documents.map(({ id }) => subject(id)).flatMap(({ area, name }) => (name === '' ? [] : [[name, area] as const]));

/** Documents whose title is marked internal are for staff. */
export function readDocument({ id, title, content }: TauDocument, date: string): Reading {
  const { area, name } = subject(id);
  const audience = /\binternal\b/i.test(title) ? 'staff' : 'public';
  return {
    passage: {
      id,
      source: `doc:${id}`,
      title,
      text: content,
      language: 'en',
      date,
      audience,
      tags: { kind: 'document', area, product: productId(name), audience },
    },
  };
}
