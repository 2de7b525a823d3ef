import { passages, type Arguments, type PassagesBody } from '@guichet/domain-kit';

/** Looks in the bank's documents: in those of a product when the question names just one. `extra` narrows further. */
export const searchDocuments = (extra: Readonly<Record<string, string>> = {}): PassagesBody =>
  passages(({ arguments: given }) => ({ filter: { tags: { kind: 'document', ...onlyProduct(given), ...extra } } }));

/** Two products stand together in the documents of either. */
function onlyProduct({ products }: Arguments): Readonly<Record<string, string>> {
  const [product, ...others] = Array.isArray(products?.value) ? (products.value as readonly string[]) : [];
  return product === undefined || others.length > 0 ? {} : { product };
}
