import { passages, type Localized, type PassagesBody } from '@guichet/domain-kit';

type Tags = Readonly<Record<string, string>>;
const inForce: Tags = { kind: 'article', in_force: 'true' };
const inOne = (article: string): Tags => ({ article });

/**
 * Looks in the articles that are in force; in the one that the question names, where it names one, whatever became of it.
 * `wording` adds how the law words what a tool is about: a question says "penalty" where an article says "punished by a fine".
 */
export const searchRules = (wording?: Localized): PassagesBody =>
  passages(({ question, language, arguments: { article } }) => ({
    text: wording ? `${question} ${wording[language]}` : question,
    filter: { tags: typeof article?.value === 'string' && article.value !== '' ? inOne(article.value) : inForce },
    k: article?.value ? 1 : 3,
  }));
