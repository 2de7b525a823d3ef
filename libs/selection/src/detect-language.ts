import { languages, type Language } from '@guichet/domain-kit';
import { longerWords, smallWords } from './language-words.ts';
import { normalisedWords } from './normalise.ts';
import { trainClassifier, type Classifier, type LabelledText } from './train-classifier.ts';

const accents = /[àâçèêëîïôùûœ]|é(?!$)/giu;
const accentWorth = 0.5;
const smallWordWorth = 2;

const known = {
  en: new Set(smallWords.en.split(/\s+/)),
  fr: new Set(smallWords.fr.split(/\s+/)),
};

let letters: Classifier | undefined;

/** Guesses a word's language from its letters; learned once, from lists of words. */
function byLetters(word: string): number {
  letters ??= trainClassifier(
    languages.flatMap((label) => `${smallWords[label]} ${longerWords[label]}`.split(/\s+/).map((text): LabelledText => ({ text, label }))),
  );
  const french = letters.classify(word).find(({ label }) => label === 'fr')!.score;
  return 2 * french - 1;
}

/**
 * The language that a text is mostly written in. Small words count most, then the letters of the others; a text that mixes both goes
 * to the one that holds its sentences together. English when nothing speaks for either.
 */
export function detectLanguage(text: string): Language {
  let french = (text.match(accents)?.length ?? 0) * accentWorth;
  for (const word of normalisedWords(text)) {
    if (word.includes('_')) continue;
    const isEnglish = known.en.has(word);
    const isFrench = known.fr.has(word);
    if (isEnglish !== isFrench) french += isFrench ? smallWordWorth : -smallWordWorth;
    else if (!isEnglish && word.length > 3) french += byLetters(word);
  }
  return french > 0 ? 'fr' : 'en';
}
