import type { Language, QuotedPassage, Said } from '@guichet/domain-kit';

/** Passages as sentences: where it stands, and the words that speak to the question. */
export const quotes = (passages: readonly QuotedPassage[], language: Language): Said[] =>
  passages
    .filter((found) => found.quotes.length > 0)
    .map((found, index) => {
      const words = found.quotes.join(' … ');
      return {
        text: language === 'fr' ? `${found.passage.title} : « ${words} »` : `${found.passage.title}: "${words}"`,
        passages: [index],
      };
    });
