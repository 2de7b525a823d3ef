import { passages, type PassagesBody } from '@guichet/domain-kit';

/** Looks in the articles that are in force; in the one that the question names, where it names one, whatever became of it. */
export const searchRules = (): PassagesBody =>
  passages(({ arguments: { article } }) => ({
    filter: { tags: { kind: 'article', ...(article?.value ? { article: String(article.value) } : { in_force: 'true' }) } },
    k: article?.value ? 1 : 3,
  }));
