import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { defineDataset } from '@guichet/domain-kit';
import { linkedNumber, numberOf, outsideText } from './article-number.ts';
import { readArticles, type ArticleRecord, type Part } from './read-articles.ts';

interface Line {
  readonly id: string;
  readonly article: string;
  readonly partie: string;
  readonly text: string;
  readonly links: readonly { readonly rel: string; readonly target: string }[];
}

const file = 'code_des_assurances/articles.jsonl';
const asOf = '2020-10-28';

const did: Readonly<Record<string, ArticleRecord['texts'][number]['did']>> = {
  'Créé par': 'CREATED_BY',
  'Modifié par': 'MODIFIED_BY',
  'Abrogé par': 'REPEALED_BY',
  'Codifié par': 'CODIFIED_BY',
};

/** The French insurance code as LEGI publishes it. Where a number stands twice, the first line is the version that holds. */
export const codeDesAssurances = defineDataset({
  id: 'code_des_assurances',
  kind: 'outside',
  provides: ['articles'],
  asOf,
  files: [file],
  async *read(root) {
    const articles: ArticleRecord[] = [];
    const seen = new Set<string>();
    for await (const line of createInterface({ input: createReadStream(join(root, file)) })) {
      if (line.trim() === '') continue;
      const record = toRecord(JSON.parse(line) as Line, seen);
      if (record.text.fr === '') yield { rejected: { record: record.number, reason: 'an article without text' } };
      else articles.push(record);
    }
    yield* readArticles(articles, asOf, 'Code des assurances');
  },
});

function toRecord({ id, article, partie, text, links }: Line, seen: Set<string>): ArticleRecord {
  const number = numberOf(article);
  const current = !seen.has(number);
  seen.add(number);
  const numbersOf = (rel: string) => links.filter((link) => link.rel === rel).flatMap(({ target }) => linkedNumber(target) ?? []);
  return {
    id,
    number,
    part: partOf(number, partie),
    text: { fr: text.trim() },
    current,
    cites: numbersOf('Cite'),
    citedBy: numbersOf('Cité par'),
    texts: links.flatMap(({ rel, target }) => (did[rel] === undefined ? [] : [{ did: did[rel], name: outsideText(target) }])),
  };
}

function partOf(number: string, partie: string): Part {
  if (partie.includes('Arrêtés')) return 'orders';
  if (partie.includes('législative')) return 'legislative';
  return number.startsWith('Annexe') ? 'annex' : 'regulatory';
}
