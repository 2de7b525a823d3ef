import type { Domain, Language, Localized, Parameter, QuotedPassage, Row, Terminology, Tool } from '@guichet/domain-kit';
import { parseExample } from '@guichet/domain-kit';
import { wordsOf } from '@guichet/retrieval';

export type StemsByLanguage = Readonly<Record<Language, ReadonlySet<string>>>;

/** The stems of what a tool is declared to speak about: its label, examples, cues, parameters, and their synonyms in the terminology. */
export function wordsOfTool(tool: Tool, domain: Domain): StemsByLanguage {
  const inLanguage = (language: Language) => [
    tool.name.replaceAll('_', ' '),
    tool.label[language],
    ...tool.examples[language].map((example) => parseExample(example).text),
    ...(tool.cues?.[language] ?? []),
    ...Object.values(tool.parameters).flatMap((parameter) => wordsOfParameter(parameter, language)),
    ...(domain.groups.find(({ id }) => id === tool.group) ? [domain.groups.find(({ id }) => id === tool.group)!.label[language].name] : []),
  ];
  const own = { en: stemsOf(inLanguage('en'), 'en'), fr: stemsOf(inLanguage('fr'), 'fr') };
  return withSynonyms(own, domain.terminology);
}

/** The stems of what was found. A column's name counts as English, a value as either. */
export function wordsFound(rows: readonly Row[], passages: readonly QuotedPassage[]): StemsByLanguage {
  const texts = [
    ...rows
      .slice(0, 50)
      .flatMap((row) => Object.entries(row).flatMap(([name, value]) => [name.replaceAll('_', ' '), JSON.stringify(value)])),
    ...passages.flatMap(({ passage }) => [passage.title, passage.text]),
  ];
  return { en: stemsOf(texts, 'en'), fr: stemsOf(texts, 'fr') };
}

function wordsOfParameter(parameter: Parameter, language: Language): readonly string[] {
  const localized = (texts: Localized<readonly string[]>) => texts[language];
  const synonyms = parameter.type === 'choice' ? Object.values(parameter.values).flatMap(localized) : [];
  return [parameter.description[language], ...synonyms];
}

function withSynonyms(own: StemsByLanguage, terminology: Terminology): StemsByLanguage {
  const extended = { en: new Set(own.en), fr: new Set(own.fr) };
  for (const term of terminology) {
    const stems = { en: term.en.map((phrase) => [...stemsOf([phrase], 'en')]), fr: term.fr.map((phrase) => [...stemsOf([phrase], 'fr')]) };
    const spoken =
      stems.en.some((phrase) => phrase.every((stem) => own.en.has(stem))) ||
      stems.fr.some((phrase) => phrase.every((stem) => own.fr.has(stem)));
    if (!spoken) continue;
    stems.en.flat().forEach((stem) => extended.en.add(stem));
    stems.fr.flat().forEach((stem) => extended.fr.add(stem));
  }
  return extended;
}

const stemsOf = (texts: readonly string[], language: Language): Set<string> =>
  new Set(texts.flatMap((text) => wordsOf(text, language).map(({ stem }) => stem)));
