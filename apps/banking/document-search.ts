import { passages, type PassagesBody } from '@guichet/domain-kit';
import { chosenValue } from './chosen-value.ts';

/** Looks in the bank's documents; in those of one product when the question names it. `extra` narrows further. */
export const searchDocuments = (extra: Readonly<Record<string, string>> = {}): PassagesBody =>
  passages(({ arguments: given }) => {
    const product = chosenValue(given, 'product');
    return { filter: { tags: { kind: 'document', ...(product === '' ? {} : { product }), ...extra } } };
  });
