import type { PassagesBody } from '@guichet/domain-kit';
import { passages } from '@guichet/domain-kit';

/** Looks in the bank's documents; in those of one product when the question names it. `extra` narrows further. */
export const searchDocuments = (extra: Readonly<Record<string, string>> = {}): PassagesBody =>
  passages(({ arguments: { product } }) => ({
    filter: { tags: { kind: 'document', ...(product?.value ? { product: String(product.value) } : {}), ...extra } },
  }));
