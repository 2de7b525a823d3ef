import type { Domain, Language, Tool } from '@guichet/domain-kit';
import { fold } from '@guichet/retrieval';
import { readOnce } from '../read-once.ts';

const spaced = (text: string): string => ` ${(fold(text).match(/[\p{L}\p{N}%]+/gu) ?? []).join(' ')} `;

interface Cue {
  readonly cue: string;
  /** As it is looked for. */
  readonly spaced: string;
}

const cuesOf = readOnce((tool: Tool): Readonly<Record<Language, readonly Cue[]>> => {
  const read = (language: Language) => (tool.cues?.[language] ?? []).map((cue) => ({ cue, spaced: spaced(cue) }));
  return { en: read('en'), fr: read('fr') };
});

/** Tells of a tool which of its cues stand in the question as whole words, in either language: people mix them. */
export function speakingCues(question: string, languages: Domain['languages']): (tool: Tool) => string[] {
  const text = spaced(question);
  return (tool) => {
    const cues = cuesOf(tool);
    return languages.flatMap((language) => cues[language].filter((one) => text.includes(one.spaced)).map(({ cue }) => cue));
  };
}
