import { languages, type Language, type Terminology } from '@guichet/domain-kit';
import type { PassageLanguage } from '@guichet/stores';
import { dictionaryFor, type Dictionary, type Translation } from './dictionary.ts';
import { contentWords, stem, stemsOf, wordsOf, type Word } from './words.ts';

/** One word of the question, with the stems by which a passage of each language may say it. */
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
  /** The question with the slips of words that the dictionary knows put right. */
  readonly corrected: string;
}

/** Ways to say a thing that a search is widened by: more would drown the question's own words. */
const widenedBy = 3;

/**
 * Reads what a question is about, and how passages of the other language would say it. `names` are words of the question that name
 * something: they count whatever they mean otherwise.
 */
export function questionTerms(written: string, language: Language, terminology: Terminology, names: readonly string[] = []): QuestionTerms {
  const other = languages.find((each) => each !== language)!;
  const dictionary = dictionaryFor(language, terminology);
  const inNames = new Set(names.flatMap((name) => wordsOf(name, language).map(({ folded }) => folded)));
  const corrected = correct(written, language, dictionary, inNames);
  const words = contentWords(corrected, language, inNames);
  const stems = words.map((word) => word.stem);
  const telling = /\p{Ll}{2}/u.test(corrected);
  const terms: QuestionTerm[] = [];
  const text: Record<PassageLanguage, string[]> = { en: [], fr: [] };
  for (let position = 0; position < words.length;) {
    const found = dictionary.phraseAt(stems, position);
    const said = words.slice(position, position + (found?.length ?? 1));
    for (const word of said) {
      const alone = said.length > 1 ? dictionary.phraseAt([word.stem], 0)?.translation : undefined;
      const meanings = [found?.translation, alone].filter((meaning) => meaning !== undefined);
      const own = [[word.stem], ...phrasesIn(meanings, 'synonyms', language)];
      const unchanged = inNames.has(word.folded) ? [stem(word.text, other)] : stemsOf(word.text, other);
      const foreign = [...phrasesIn(meanings, 'other', other), unchanged];
      terms.push({
        words: word.text,
        stems: language === 'en' ? { en: unique(own), fr: unique(foreign) } : { en: unique(foreign), fr: unique(own) },
        named: inNames.has(word.folded) || isNamelike(word, telling),
      });
    }
    const asSaid = said.map((word) => word.text);
    text[language].push(...asSaid, ...(found?.translation.synonyms ?? []).slice(0, widenedBy));
    text[other].push(...(found ? found.translation.other.slice(0, widenedBy) : asSaid));
    position += said.length;
  }
  return { terms, text: { en: text.en.join(' '), fr: text.fr.join(' ') }, corrected };
}

function correct(written: string, language: Language, dictionary: Dictionary, names: ReadonlySet<string>): string {
  return written.replace(/\p{L}+/gu, (word) => (names.has(word.toLowerCase()) ? word : (dictionary.meantBy(stem(word, language)) ?? word)));
}

/** Capitals tell, except of the first word and in a question that is all capitals. */
const isNamelike = ({ text, start }: Word, telling: boolean): boolean => /\d/.test(text) || (telling && start > 0 && /^\p{Lu}/u.test(text));

const phrasesIn = (meanings: readonly Translation[], of: 'synonyms' | 'other', language: Language): string[][] =>
  meanings.flatMap((meaning) => meaning[of].map((phrase) => stemsOf(phrase, language)));

function unique(alternatives: readonly (readonly string[])[]): (readonly string[])[] {
  return [...new Map(alternatives.filter(({ length }) => length > 0).map((stems) => [stems.join(' '), stems])).values()];
}
