import { parseExample, type Domain, type Tool } from '@guichet/domain-kit';
import { maskExample } from '../arguments/index.ts';

export interface MaskedExample {
  readonly text: string;
  readonly tool: Tool;
}

/** The examples of a domain's tools as the chooser reads questions. */
export const maskedExamples = (domain: Domain): MaskedExample[] =>
  domain.tools.flatMap((tool) =>
    domain.languages.flatMap((language) =>
      tool.examples[language].map((example) => ({ text: maskExample(example, tool, language), tool })),
    ),
  );

/** The questions of the domain's line of business, as questions for the fallback. */
export function lineOfBusinessExamples(domain: Domain): MaskedExample[] {
  const tool = domain.tools.find(({ fallback }) => fallback);
  const texts = domain.languages.flatMap((language) => domain.examples[language].map((example) => parseExample(example).text));
  return tool === undefined ? [] : texts.map((text) => ({ text, tool }));
}
