import { parseExample, type Domain, type Tool } from '@guichet/domain-kit';
import { maskExample } from '../arguments/index.ts';

export interface MaskedExample {
  readonly text: string;
  readonly tool: Tool;
}

/** The examples of a domain as the chooser reads questions; the fallback also learns the domain's questions that no tool answers. */
export const maskedExamples = (domain: Domain): MaskedExample[] =>
  domain.tools.flatMap((tool) =>
    domain.languages.flatMap((language) => {
      const own = tool.examples[language].map((example) => maskExample(example, tool, language));
      const nobodys = tool.fallback ? domain.examples[language].map((example) => parseExample(example).text) : [];
      return [...own, ...nobodys].map((text) => ({ text, tool }));
    }),
  );
