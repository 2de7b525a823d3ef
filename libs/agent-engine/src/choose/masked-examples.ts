import { parseExample, type Domain, type Tool } from '@guichet/domain-kit';
import { maskExample } from '../arguments/index.ts';
import { withConcepts } from './with-concepts.ts';

export interface MaskedExample {
  /** As the chooser reads it. */
  readonly text: string;
  readonly tool: Tool;
}

/** The examples of a domain's tools as the chooser reads questions. */
export const maskedExamples = (domain: Domain): MaskedExample[] =>
  domain.tools.flatMap((tool) =>
    domain.languages.flatMap((language) =>
      tool.examples[language].map((example) => ({
        text: withConcepts(maskExample(example, tool, language), language, domain.terminology),
        tool,
      })),
    ),
  );

/** The questions of the domain's line of business, as questions for the fallback. */
export function lineOfBusinessExamples(domain: Domain): MaskedExample[] {
  const tool = domain.tools.find(({ fallback }) => fallback);
  if (tool === undefined) return [];
  return domain.languages.flatMap((language) =>
    domain.examples[language].map((example) => ({
      text: withConcepts(parseExample(example).text, language, domain.terminology),
      tool,
    })),
  );
}
