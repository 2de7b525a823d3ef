import snowball from 'snowball-stemmers';
import { eng, fra } from 'stopword';
import type { PassageLanguage } from './passage-store.ts';

const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/œ/g, 'oe').replace(/æ/g, 'ae');

const stemmers = { en: snowball.newStemmer('english'), fr: snowball.newStemmer('french') } as const;
const stopWords = { en: new Set(eng.map(fold)), fr: new Set(fra.map(fold)) } as const;
/** `l'article`, `d’assurance`, `qu'elle`: the article goes, the word stays. */
const elision = /(?<![\p{L}\p{N}])(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu)['’ʼ](?=\p{L})/giu;
const words = /[\p{L}\p{N}]+/gu;

/**
 * The terms that both passage engines index and search: lower case, stop words and elisions out, Snowball stems, accents folded.
 * Questions and passages pass through here alike, so that the engines need no analyzers of their own and agree.
 */
export function stemmedTokens(text: string, language: PassageLanguage): string[] {
  const plain = text.toLowerCase().normalize('NFC').replace(elision, '');
  const tokens: string[] = [];
  for (const [word] of plain.matchAll(words)) {
    const folded = fold(word);
    if (stopWords[language].has(folded)) continue;
    // Stemmed with its accents where it has them, and then folded, so that « résilié » and « resilie » meet in most cases.
    tokens.push(/\d/.test(folded) ? folded : fold(stemmers[language].stem(folded)));
  }
  return tokens;
}
