import type { Domain, Tool } from '@guichet/domain-kit';
import { fold } from '@guichet/retrieval';

const spaced = (text: string): string => ` ${(fold(text).match(/[\p{L}\p{N}%]+/gu) ?? []).join(' ')} `;

/** The cues of a tool that stand in the question as whole words, in either language: people mix them. */
export function speakingCues(tool: Tool, question: string, languages: Domain['languages']): string[] {
  const text = spaced(question);
  return languages.flatMap((language) => tool.cues?.[language] ?? []).filter((cue) => text.includes(spaced(cue)));
}
