import type { Sentence } from '@guichet/contracts';
import type { Language, Tool } from '@guichet/domain-kit';
import { phrases } from './phrases.ts';

/** What a validated request would look for; nothing was searched. */
export const sayUnderstood = (tool: Tool, language: Language): Sentence => ({
  text: phrases[language].understood(tool.label[language]),
  evidenceIds: [],
  stepId: '',
});
