import type { GraphRelationship, Language, Reading } from '@guichet/domain-kit';
import { splitArticle } from './split-article.ts';

export type Part = 'legislative' | 'regulatory' | 'orders' | 'annex';

export interface ArticleRecord {
  readonly id: string;
  readonly number: string;
  readonly part: Part;
  readonly text: Readonly<Partial<Record<Language, string>>>;
  /** Whether it is the version that stands under its number; older ones keep their text and are not searched. */
  readonly current: boolean;
  readonly cites: readonly string[];
  readonly citedBy: readonly string[];
  /** Texts outside the code, by what they did to the article. */
  readonly texts: readonly { readonly did: 'CREATED_BY' | 'MODIFIED_BY' | 'REPEALED_BY' | 'CODIFIED_BY'; readonly name: string }[];
}

const key = ({ number, id }: Pick<ArticleRecord, 'number' | 'id'>) => `${number}#${id}`;

/** A code's articles: a graph of who cites whom and what changed them, and their text as passages. */
export function* readArticles(articles: readonly ArticleRecord[], date: string, code: string): Iterable<Reading> {
  const currentByNumber = new Map(articles.filter(({ current }) => current).map((article) => [article.number, key(article)]));
  for (const article of articles) {
    yield { node: { label: 'Article', id: key(article), properties: properties(article) } };
    yield* passagesOf(article, date, code);
  }
  const texts = new Set(articles.flatMap((article) => article.texts.map(({ name }) => name)));
  for (const name of texts) yield { node: { label: 'LegalText', id: name, properties: { name } } };
  for (const article of articles) {
    for (const [type, numbers] of [
      ['CITES', article.cites],
      ['CITED_BY', article.citedBy],
    ] as const) {
      for (const number of new Set(numbers)) {
        const target = currentByNumber.get(number);
        if (target === undefined)
          yield { rejected: { record: `${key(article)} ${type} ${number}`, reason: 'a link to an article that is not in the code' } };
        else yield { relationship: link(type, article, 'Article', target) };
      }
    }
    for (const { did, name } of article.texts) yield { relationship: link(did, article, 'LegalText', name) };
  }
}

function properties(article: ArticleRecord) {
  const { number, part, current } = article;
  return {
    name: number,
    aliases: [],
    source: `article:${key(article)}`,
    number,
    part,
    current,
    in_force: isInForce(article),
    text: article.text.fr ?? article.text.en ?? '',
    text_en: article.text.en ?? '',
  };
}

const isInForce = ({ current, texts }: ArticleRecord): boolean => current && !texts.some(({ did }) => did === 'REPEALED_BY');

function* passagesOf(article: ArticleRecord, date: string, code: string): Iterable<Reading> {
  for (const [language, text] of Object.entries(article.text) as [Language, string][]) {
    for (const [position, part] of splitArticle(text).entries()) {
      yield {
        passage: {
          id: `${key(article)}/${language}/${position}`,
          source: `article:${key(article)}`,
          title: `Article ${article.number} (${code})`,
          text: part,
          language,
          date,
          audience: 'public',
          tags: {
            kind: article.number.startsWith('Annexe') ? 'annex' : 'article',
            article: key(article),
            in_force: String(isInForce(article)),
          },
        },
      };
    }
  }
}

const link = (type: string, article: ArticleRecord, label: string, id: string): GraphRelationship => ({
  type,
  from: { label: 'Article', id: key(article) },
  to: { label, id },
});
