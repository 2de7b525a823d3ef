import type { Domain, Language, Localized, Parameter, QuotedPassage, Row, Terminology, Tool } from '@guichet/domain-kit';
import { parseExample } from '@guichet/domain-kit';
import { wordsOf } from '@guichet/retrieval';

export type StemsByLanguage = Readonly<Record<Language, ReadonlySet<string>>>;

/** A declaration does not change: its words are read once. */
const wordsByTool = new WeakMap<Tool, StemsByLanguage>();

/** The stems of what a tool is declared to speak about: its label, examples, cues, parameters, and their synonyms in the terminology. */
export function wordsOfTool(tool: Tool, domain: Domain): StemsByLanguage {
  const known =
    wordsByTool.get(tool) ?? withSynonyms({ en: textsOf(tool, domain, 'en'), fr: textsOf(tool, domain, 'fr') }, domain.terminology);
  wordsByTool.set(tool, known);
  return known;
}

function textsOf(tool: Tool, domain: Domain, language: Language): string[] {
  const group = domain.groups.find(({ id }) => id === tool.group);
  return [
    tool.name.replaceAll('_', ' '),
    tool.label[language],
    ...tool.examples[language].map((example) => parseExample(example).text),
    ...(tool.cues?.[language] ?? []),
    ...Object.values(tool.parameters).flatMap((parameter) => wordsOfParameter(parameter, language)),
    ...(group ? [group.label[language].name] : []),
  ];
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

/** A term whose words stand together in the tool's texts brings what the domain says for it, in both languages. */
function withSynonyms(texts: Localized<readonly string[]>, terminology: Terminology): StemsByLanguage {
  const known = { en: stemsOf(texts.en, 'en'), fr: stemsOf(texts.fr, 'fr') };
  const running = { en: inOrder(texts.en, 'en'), fr: inOrder(texts.fr, 'fr') };
  const speaks = (phrase: string, language: Language) => running[language].includes(inOrder([phrase], language));
  for (const term of terminology) {
    if (!term.en.some((phrase) => speaks(phrase, 'en')) && !term.fr.some((phrase) => speaks(phrase, 'fr'))) continue;
    stemsOf(term.en, 'en').forEach((stem) => known.en.add(stem));
    stemsOf(term.fr, 'fr').forEach((stem) => known.fr.add(stem));
  }
  return known;
}

/** The stems of texts in their order, each between spaces. */
const inOrder = (texts: readonly string[], language: Language): string =>
  ` ${texts.flatMap((text) => wordsOf(text, language).map(({ stem }) => stem)).join(' ')} `;

const stemsOf = (texts: readonly string[], language: Language): Set<string> =>
  new Set(texts.flatMap((text) => wordsOf(text, language).map(({ stem }) => stem)));
