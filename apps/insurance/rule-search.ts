import { passages, type Localized, type PassagesBody } from '@guichet/domain-kit';
import { articlePatterns } from './entities.ts';

type Tags = Readonly<Record<string, string>>;
const inForce: Tags = { kind: 'article', in_force: 'true' };
const inOne = (article: string): Tags => ({ article });

/** Writes a number as the titles of articles do, `l 113 2` as L113-2: else it would count as words that the article doesn't say. */
const asInTitles = (question: string, number: string): string =>
  articlePatterns.reduce((rest, pattern) => rest.replace(pattern, ` ${number} `), question);

/**
 * Looks in the articles that are in force; in the one that the question names, where it names one, whatever became of it.
 * `wording` adds how the law words what a tool is about: a question says "penalty" where an article says "punished by a fine".
 */
export const searchRules = (wording?: Localized): PassagesBody =>
  passages(({ question, language, arguments: { article } }) => ({
    text: `${article?.value ? asInTitles(question, article.name) : question}${wording ? ` ${wording[language]}` : ''}`,
    filter: { tags: typeof article?.value === 'string' && article.value !== '' ? inOne(article.value) : inForce },
    k: article?.value ? 1 : 3,
  }));
