import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineDataset, type Language } from '@guichet/domain-kit';
import type { BankRecords } from './bank-records.ts';
import { productId } from './name-product.ts';
import { readBank, readProduct } from './read-bank.ts';
import { readRegulations } from './read-regulations.ts';
import type { RegulationRecords } from './regulation-records.ts';

interface DemoDocument {
  readonly id: string;
  readonly language: Language;
  readonly title: string;
  readonly text: string;
  readonly product: string;
  readonly area: string;
  readonly audience: 'public' | 'staff';
  readonly date: string;
}

const load = <T>(root: string, file: string): T => JSON.parse(readFileSync(join(root, file), 'utf8')) as T;

/** A fictional bank: a few customers' books, its leaflets in both languages, its procedures and a fictional regulation. */
export const demo = defineDataset({
  id: 'banking_demo',
  kind: 'demo',
  provides: ['accounts', 'documents', 'regulations'],
  asOf: '2026-06-30',
  files: ['demo/bank.json', 'demo/documents.json', 'demo/regulation.json'],
  *read(root) {
    const bank = load<BankRecords>(root, 'demo/bank.json');
    const sold = new Map([
      ...bank.accounts.map(({ level }) => [level, 'account'] as const),
      ...bank.cards.map(({ product }) => [product, 'card'] as const),
    ]);
    for (const [name, kind] of sold) if (!name.endsWith('debit card')) yield readProduct(name, kind);
    yield* readBank(bank);
    for (const { id, product, area, ...document } of load<readonly DemoDocument[]>(root, 'demo/documents.json')) {
      yield {
        passage: {
          ...document,
          id,
          source: `doc:${id}`,
          tags: { kind: 'document', area, product: productId(product), audience: document.audience },
        },
      };
    }
    yield* readRegulations(load<RegulationRecords>(root, 'demo/regulation.json'));
  },
});
