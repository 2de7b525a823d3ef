import { parseExample, type Domain, type Language, type ParsedExample, type Role, type Tool } from '@guichet/domain-kit';

export interface ToolExample extends ParsedExample {
  readonly tool: Tool;
  readonly language: Language;
  /** A role that may use the tool: a customer where it may. */
  readonly role: Role;
}

/** Every example of a domain, with a caller who may ask it. */
export const eachExample = (domain: Domain): ToolExample[] =>
  domain.tools.flatMap((tool) =>
    domain.languages.flatMap((language) =>
      tool.examples[language].map((example) => ({
        ...parseExample(example),
        tool,
        language,
        role: tool.audience.includes('customer') ? ('customer' as const) : tool.audience[0]!,
      })),
    ),
  );
