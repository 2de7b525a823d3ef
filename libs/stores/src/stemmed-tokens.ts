import snowball from 'snowball-stemmers';
import { eng, fra } from 'stopword';
import type { PassageLanguage } from './passage-store.ts';

const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/œ/g, 'oe').replace(/æ/g, 'ae');

const stemmers = { en: snowball.newStemmer('english'), fr: snowball.newStemmer('french') } as const;
const stopWords = { en: new Set(eng.map(fold)), fr: new Set(fra.map(fold)) } as const;
/** `l'article`, `d’assurance`, `qu'elle`: the article goes, the word stays. */
const elision = /(?<![\p{L}\p{N}])(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu)['’ʼ](?=\p{L})/giu;
/** Texts repeat their words, and a stem costs more than all else in loading a passage. */
const knownStems = { en: new Map<string, string>(), fr: new Map<string, string>() } as const;
const mostKnownStems = 50_000;
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
    tokens.push(/\d/.test(folded) ? folded : stemOf(folded, language));
  }
  return tokens;
}

/** Folded before it is stemmed, so that accents never decide: « résilié » and « resilie » are one term. */
function stemOf(folded: string, language: PassageLanguage): string {
  const known = knownStems[language].get(folded);
  if (known !== undefined) return known;
  const stem = fold(stemmers[language].stem(folded));
  if (knownStems[language].size === mostKnownStems) knownStems[language].clear();
  knownStems[language].set(folded, stem);
  return stem;
}
