import { computed, defineTool, type Found, type Look, type Result, type Said } from '@guichet/domain-kit';
import { article, question } from '../parameters.ts';
import { text } from '../read-row.ts';
import { articleText, quotation, quoted } from '../wording.ts';

/** At most this many of the articles that are referred to are read. */
const followed = 3;

/** The articles that this one refers to, as rows, and what the article and they say to the question. */
async function follow({ query, search, arguments: given }: Look): Promise<Partial<Found>> {
  const cited = await query('cited_texts');
  const ids = [given['article']!.value as string, ...cited.slice(0, followed).map((row) => text(row, 'id'))];
  const found = await Promise.all(ids.map((id) => search({ filter: { tags: { article: id } }, k: 1 })));
  return { rows: cited, passages: found.flat() };
}

/** Which articles are meant, and their words: what speaks to the question where that is found, else the article's own text. */
function tell(result: Result): Said[] {
  const { rows, passages, arguments: given, language, format } = result;
  const others = format.list(rows.map((row) => `${text(row, 'number').replace(/^([A-Z])(?=\d)/, '$1. ')}`));
  const number = given['article']!.name;
  const lead = language === 'fr' ? `L’article ${number} renvoie à : ${others}.` : `Article ${number} refers to: ${others}.`;
  const quotedSources = new Set(passages.map(({ passage }) => passage.source));
  return [
    { text: lead, rows: rows.map((_, index) => index) },
    ...quoted(result),
    ...rows.flatMap((row, index) =>
      index < followed && !quotedSources.has(text(row, 'source'))
        ? [{ text: `Article ${text(row, 'number')}${quotation(language, articleText(result, row))}`, rows: [index] }]
        : [],
    ),
  ];
}

export const followReference = defineTool({
  name: 'follow_reference',
  group: 'references',
  label: {
    en: 'What an article that another one refers to says: the delay, amount or rule fixed elsewhere.',
    fr: 'Ce que dit l’article auquel un autre renvoie : le délai, le montant ou la règle fixés ailleurs.',
  },
  audience: ['customer', 'staff', 'service'],
  parameters: { article, question },
  examples: {
    en: [
      'Article [R911-2](article) mentions a period fixed by another article: which one, and how long is it?',
      '[L913-2](article) refers to an obligation of another article: which article and what is the obligation?',
      '[L912-2](article) refers to another article, what does that one say',
      'what is the rule in the article that [L911-2](article) refers to',
      'The amount in [A911-1](article) depends on another article: which, and what does it provide?',
      'follow the reference of [R912-1](article) and tell me the delay there',
      '[R911-2](article) speaks of a period set by another article: which article, and how many days?',
      'the article that [L911-2](article) refers to, what delay does it set',
      '[L913-2](article) mentions the insurance of another article: which one and what does it require?',
      'which other article fixes the delay in [R912-1](article), and how long is it',
      'what does the article cited in [L912-2](article) provide',
    ],
    fr: [
      'L’article [R911-2](article) parle d’un délai fixé par un autre article : lequel, et combien dure-t-il ?',
      '[L913-2](article) renvoie à une obligation d’un autre article : lequel et quelle est-elle ?',
      '[l912-2](article) renvoie a un autre article, que dit celui ci',
      "quelle est la règle de l'article auquel [L911-2](article) renvoie",
      'Le montant de [A911-1](article) dépend d’un autre article : lequel, et que prévoit-il ?',
      'suis le renvoi de [R912-1](article) et dis moi le délai',
      '[R911-2](article) parle d’une durée fixée par un autre article : lequel et combien de jours ?',
      "l'article auquel renvoie [L911-2](article), quel délai fixe-t-il",
      '[L913-2](article) mentionne l’assurance d’un autre article : lequel et qu’exige-t-il ?',
      'quel autre article fixe le délai de [R912-1](article), et combien dure ce délai',
      "que prévoit l'article cité dans [L912-2](article)",
    ],
  },
  cues: {
    en: ['another article', 'refers to another', 'other article', 'follow the reference'],
    fr: ['un autre article', 'autre article', 'lequel', 'auquel', 'suis le renvoi'],
  },
  body: computed(follow),
  answer: { en: tell, fr: tell },
  nothing: {
    en: () => 'This article refers to no other article of the code.',
    fr: () => 'Cet article ne renvoie à aucun autre article du code.',
  },
  needs: ['articles'],
});
