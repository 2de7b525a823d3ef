import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineDataset } from '@guichet/domain-kit';
import { readArticles, type ArticleRecord } from './read-articles.ts';
import { readContracts, type ContractRecords } from './read-contracts.ts';

const load = <T>(root: string, file: string): T => JSON.parse(readFileSync(join(root, file), 'utf8')) as T;
const asOf = '2026-06-30';

type DemoArticle = Omit<ArticleRecord, 'current' | 'citedBy'>;

/** A fictional insurer: a few customers' policies and claims, and a fictional rule book in both languages. */
export const demo = defineDataset({
  id: 'insurance_demo',
  kind: 'demo',
  provides: ['policies', 'articles'],
  asOf,
  files: ['demo/contracts.json', 'demo/rule-book.json'],
  *read(root) {
    yield* readContracts(load<ContractRecords>(root, 'demo/contracts.json'));
    const articles = load<readonly DemoArticle[]>(root, 'demo/rule-book.json');
    const citedBy = (number: string) => articles.filter(({ cites }) => cites.includes(number)).map((article) => article.number);
    yield* readArticles(
      articles.map((article) => ({ ...article, current: true, citedBy: citedBy(article.number) })),
      asOf,
      'Règlement de Valmont',
    );
  },
});
