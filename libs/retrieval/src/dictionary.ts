import type { Language, Term, Terminology } from '@guichet/domain-kit';
import { commonTerms } from './common-terms.ts';
import { oneSlipApart } from './one-slip-apart.ts';
import { stemsOf } from './words.ts';

export interface Translation {
  /** As the phrase itself is spelt. */
  readonly spelt: string;
  /** What the domain says for it in the same language. */
  readonly synonyms: readonly string[];
  /** Names of the terms that it stands in, the same in both languages. */
  readonly concepts: readonly string[];
  /** What is said for it in the other language, the usual first. */
  readonly other: readonly string[];
}

/** Phrases of one language with what they mean; the domain's words come before everyday ones. */
export interface Dictionary {
  /** The longest phrase that begins at a position, with how many words it takes. */
  readonly phraseAt: (
    stems: readonly string[],
    position: number,
  ) => { readonly translation: Translation; readonly length: number } | undefined;
  /** The word that an unknown one is a slip of. */
  readonly meantBy: (stem: string) => string | undefined;
}

const longestPhrase = 5;
/** Shorter words are too near to each other to tell a slip from another word. */
const shortestSlip = 6;

const dictionaries = new WeakMap<Terminology, Map<Language, Dictionary>>();

/** Made once for each terminology and language. */
export function dictionaryFor(language: Language, terminology: Terminology): Dictionary {
  const known = dictionaries.get(terminology) ?? new Map<Language, Dictionary>();
  dictionaries.set(terminology, known);
  const made = known.get(language) ?? makeDictionary(language, terminology);
  known.set(language, made);
  return made;
}

function makeDictionary(language: Language, terminology: Terminology): Dictionary {
  const phrases = phrasesOf(language, terminology);
  const stems = new Set([...phrases.keys()].flatMap((key) => key.split(' ')));
  const words = [...phrases].filter(([key]) => key.length >= shortestSlip && !key.includes(' '));
  return {
    phraseAt: (said, position) => {
      for (let length = Math.min(longestPhrase, said.length - position); length > 0; length -= 1) {
        const translation = phrases.get(said.slice(position, position + length).join(' '));
        if (translation) return { translation, length };
      }
      return undefined;
    },
    meantBy: (stem) => {
      if (stem.length < shortestSlip || /\d/.test(stem) || stems.has(stem)) return undefined;
      return words.find(([key]) => key[0] === stem[0] && oneSlipApart(stem, key))?.[1].spelt;
    },
  };
}

function phrasesOf(language: Language, terminology: Terminology): Map<string, Translation> {
  const other = language === 'en' ? 'fr' : 'en';
  const phrases = new Map<string, Translation>();
  const add = (terms: Terminology, ownSynonyms: boolean) => {
    for (const term of terms) {
      for (const spelt of term[language]) {
        const key = stemsOf(spelt, language).join(' ');
        const known = phrases.get(key) ?? { spelt, concepts: [], synonyms: [], other: [] };
        const synonyms = ownSynonyms ? term[language].filter((synonym) => synonym !== spelt) : [];
        if (key === '') continue;
        phrases.set(key, {
          spelt: known.spelt,
          concepts: [...known.concepts, conceptOf(term)],
          synonyms: [...known.synonyms, ...synonyms],
          other: [...known.other, ...term[other]],
        });
      }
    }
  };
  add(terminology, true);
  add(commonTerms, false);
  return phrases;
}

const conceptOf = ({ en }: Term): string => `_${stemsOf(en[0] ?? '', 'en').join('_')}_`;
