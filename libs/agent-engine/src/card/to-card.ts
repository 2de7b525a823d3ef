import { Readiness, oldestProtocol, protocolVersion, type AgentCard, type Label, type ToolCard, type Vocabulary } from '@guichet/contracts';
import { parseExample, type Domain, type Language, type Localized, type Questions, type Tool } from '@guichet/domain-kit';
import type { LoadedDataset } from '../ingest/loaded-datasets.ts';
import { parametersSchema } from './parameters-schema.ts';

/** What a domain tells the orchestrator about itself: everything that routing needs, nothing of a customer. */
export function toCard(domain: Domain, loaded: readonly LoadedDataset[], vocabulary: readonly Vocabulary[]): AgentCard {
  return {
    domain: domain.id,
    domainVersion: domain.version,
    protocolVersion,
    minProtocolVersion: oldestProtocol,
    labels: domain.languages.map((language) => ({ language, ...domain.label[language] })),
    groups: domain.groups.map((group) => ({
      id: group.id,
      labels: domain.languages.map((language) => ({ language, ...group.label[language] })),
      tools: domain.tools.filter((tool) => tool.group === group.id).map((tool) => toolCard(tool, domain.languages)),
    })),
    languages: [...domain.languages],
    readiness: loaded.length > 0 ? Readiness.READINESS_READY : Readiness.READINESS_NOT_READY,
    datasets: domain.datasets.map(({ id, asOf }) => {
      const there = loaded.find((dataset) => dataset.id === id);
      return { id, loaded: there !== undefined, records: BigInt(there?.records ?? 0), asOf: there?.asOf ?? asOf };
    }),
    vocabulary: [...vocabulary],
    terminology: domain.terminology.map(({ en, fr }) => ({ en: [...en], fr: [...fr] })),
    examples: examplesOf(domain.examples, domain.languages),
  };
}

function toolCard(tool: Tool, languages: readonly Language[]): ToolCard {
  return {
    name: tool.name,
    labels: languages.map((language): Label => ({ language, name: tool.name, description: tool.label[language] })),
    parameters: parametersSchema(tool),
    examples: examplesOf(tool.examples, languages),
    audience: [...tool.audience],
    fallback: tool.fallback ?? false,
    exportable: (tool.exports ?? []).some(({ exportable }) => exportable),
  };
}

const examplesOf = (questions: Questions | Localized<readonly string[]>, languages: readonly Language[]) =>
  languages.flatMap((language) => questions[language].map((example) => ({ language, text: parseExample(example).text })));
