import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineDataset } from '@guichet/domain-kit';
import type { BankRecords } from './bank-records.ts';
import { productId } from './name-product.ts';
import { readBank, readProduct } from './read-bank.ts';
import { documentProducts, readDocument, type TauDocument } from './tau-documents.ts';
import type { TauTables } from './tau-cells.ts';
import { readTauRecords } from './tau-records.ts';

const load = <T>(root: string, file: string): T => JSON.parse(readFileSync(join(root, file), 'utf8')) as T;

/** The retail bank of τ-bench: relational tables become the graph, its knowledge base becomes passages. */
export const tauBanking = defineDataset({
  id: 'tau_banking',
  kind: 'outside',
  provides: ['accounts', 'documents'],
  asOf: '2025-11-17',
  files: ['tau_banking/db.json', 'tau_banking/documents.json'],
  *read(root) {
    const documents = load<readonly TauDocument[]>(root, 'tau_banking/documents.json');
    const { bank, rejected } = readTauRecords(load<TauTables>(root, 'tau_banking/db.json'));
    yield* rejected;
    for (const [name, kind] of products(bank, documents)) yield readProduct(name, kind);
    yield* readBank(bank);
    for (const document of documents) yield readDocument(document, this.asOf);
  },
});

/** One entry per product. Where books and documents both name it, the books' spelling stays. */
function products(bank: BankRecords, documents: readonly TauDocument[]): Iterable<[name: string, kind: string]> {
  const byId = new Map<string, [name: string, kind: string]>();
  for (const [name, kind] of documentProducts(documents)) byId.set(productId(name), [name, kind]);
  for (const { level } of bank.accounts) byId.set(productId(level), [level, 'account']);
  for (const { product, kind } of bank.cards) if (kind === 'credit') byId.set(productId(product), [product, 'card']);
  return byId.values();
}
