import type { Terminology } from '@guichet/domain-kit';
import { accountTerms } from './terminology/accounts.ts';
import { cardTerms } from './terminology/cards.ts';
import { everydayTerms } from './terminology/everyday.ts';
import { lendingTerms } from './terminology/lending.ts';
import { paymentTerms } from './terminology/payments.ts';
import { regulationTerms } from './terminology/regulation.ts';

/** The bank's words in both languages: they let a French question find an English text, and route questions here. */
export const terminology: Terminology = [
  ...accountTerms,
  ...cardTerms,
  ...paymentTerms,
  ...lendingTerms,
  ...regulationTerms,
  ...everydayTerms,
];
