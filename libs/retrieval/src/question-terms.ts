import { languages, type Language, type Terminology } from '@guichet/domain-kit';
import type { PassageLanguage } from '@guichet/stores';
import { commonTerms } from './common-terms.ts';
import { oneSlipApart } from './one-slip-apart.ts';
import { contentWords, wordsOf, type Word } from './words.ts';

/** One notion of the question, with the stems by which a passage of each language may say it. */
export interface QuestionTerm {
  /** As the question writes it. */
  readonly words: string;
  /** Each alternative is one stem or several that stand together. */
  readonly stems: Readonly<Record<PassageLanguage, readonly (readonly string[])[]>>;
  /** A name, a part of one, or a figure: it sets one thing apart from others of its kind, and is the same in both languages. */
  readonly named: boolean;
}

export interface QuestionTerms {
  readonly terms: readonly QuestionTerm[];
  /** What each language's passages are searched for. */
  readonly text: Readonly<Record<PassageLanguage, string>>;
}

interface Translation {
  /** As it is spelt. */
  readonly phrases: readonly string[];
  /** What the domain says for it in the same language. */
  readonly synonyms: readonly string[];
  readonly other: readonly string[];
}

/** By stems joined with spaces; a phrase of several terms has the translations of all. */
type Dictionary = ReadonlyMap<string, Translation>;

const longestPhrase = 5;

/**
 * Reads what a question is about, and how passages of the other language would say it. The domain's words come before everyday ones;
 * `names` are words of the question that name something: they count whatever they mean otherwise.
 */
export function questionTerms(
  question: string,
  language: Language,
  terminology: Terminology,
  names: readonly string[] = [],
): QuestionTerms {
  const other = languages.find((each) => each !== language)!;
  const dictionary = dictionaryFor(language, terminology);
  const inNames = new Set(names.flatMap((name) => wordsOf(name, language).map(({ folded }) => folded)));
  const words = contentWords(question, language, inNames);
  const telling = /\p{Ll}{2}/u.test(question);
  const terms: QuestionTerm[] = [];
  const ownText: string[] = [];
  const otherText: string[] = [];
  for (let position = 0; position < words.length;) {
    const found = translationAt(words, position, dictionary);
    const said = words.slice(position, position + (found?.length ?? 1));
    position += said.length;
    const asWritten = said.flatMap(({ text }) => stemsOf(text, other));
    const translations = found?.other ?? [];
    terms.push({
      words: said.map(({ text }) => text).join(' '),
      stems: inBoth(
        language,
        unique([said.map(({ stem }) => stem), ...(found?.synonyms ?? []).map((phrase) => stemsOf(phrase, language))]),
        unique([...translations.map((phrase) => stemsOf(phrase, other)), asWritten]),
      ),
      named: said.every((word) => inNames.has(word.folded) || isNamelike(word, telling)),
    });
    ownText.push(...said.map(({ text }) => text), ...(found?.synonyms ?? []).slice(0, 3));
    otherText.push(...(found ? translations.slice(0, 4) : said.map(({ text }) => text)));
  }
  const text = inBoth(language, ownText.join(' '), otherText.join(' '));
  return { terms, text };
}

/** Capitals tell, except of the first word and in a question that is all capitals. */
const isNamelike = ({ text, start }: Word, telling: boolean): boolean => /\d/.test(text) || (telling && start > 0 && /^\p{Lu}/u.test(text));

const inBoth = <T>(language: Language, own: T, other: T): Readonly<Record<Language, T>> =>
  language === 'en' ? { en: own, fr: other } : { en: other, fr: own };

const stemsOf = (phrase: string, language: Language): string[] => contentWords(phrase, language).map(({ stem }) => stem);

function unique(alternatives: readonly (readonly string[])[]): (readonly string[])[] {
  return [...new Map(alternatives.filter(({ length }) => length > 0).map((stems) => [stems.join(' '), stems])).values()];
}

const dictionaries = new WeakMap<Terminology, Map<Language, Dictionary>>();

function dictionaryFor(language: Language, terminology: Terminology): Dictionary {
  const known = dictionaries.get(terminology) ?? new Map<Language, Dictionary>();
  dictionaries.set(terminology, known);
  const made = known.get(language) ?? makeDictionary(language, terminology);
  known.set(language, made);
  return made;
}

function makeDictionary(language: Language, terminology: Terminology): Dictionary {
  const other = language === 'en' ? 'fr' : 'en';
  const dictionary = new Map<string, Translation>();
  const domainTerms = new Set(terminology);
  for (const term of [...terminology, ...commonTerms]) {
    for (const phrase of term[language]) {
      const key = stemsOf(phrase, language).join(' ');
      const known = dictionary.get(key);
      if (key !== '') {
        dictionary.set(key, {
          phrases: [...(known?.phrases ?? []), phrase],
          synonyms: [...(known?.synonyms ?? []), ...(domainTerms.has(term) ? term[language].filter((synonym) => synonym !== phrase) : [])],
          other: [...(known?.other ?? []), ...term[other]],
        });
      }
    }
  }
  return dictionary;
}

/** The longest phrase that begins here, with how many words it takes; else a phrase of one word that this one is a slip of. */
function translationAt(words: readonly Word[], position: number, dictionary: Dictionary): (Translation & { length: number }) | undefined {
  for (let length = Math.min(longestPhrase, words.length - position); length > 0; length -= 1) {
    const key = words.slice(position, position + length).map(({ stem }) => stem);
    const found = dictionary.get(key.join(' '));
    if (found) return { ...found, length };
  }
  const meant = meantBy(words[position]!.stem, dictionary);
  const found = meant === undefined ? undefined : dictionary.get(meant);
  return found && { synonyms: [...found.phrases, ...found.synonyms], phrases: found.phrases, other: found.other, length: 1 };
}

/** Shorter words are too near to each other to tell a slip from another word. */
const shortestSlip = 6;

function meantBy(stem: string, dictionary: Dictionary): string | undefined {
  if (stem.length < shortestSlip || /\d/.test(stem)) return undefined;
  return [...dictionary.keys()].find((key) => key.length >= shortestSlip && key[0] === stem[0] && oneSlipApart(stem, key));
}
