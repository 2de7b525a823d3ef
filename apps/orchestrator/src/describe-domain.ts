import type { Domain, Label } from '@guichet/contracts';
import type { DomainEntry } from '@guichet/bus';
import type { Role } from '@guichet/identity';

/** A domain as this caller sees it: labels in its language, the tools that it may use. */
export function describeDomain({ card, readiness }: DomainEntry, role: Role, locale: string): Domain {
  const language = locale.split('-')[0] || 'en';
  const inLanguage = (labels: readonly Label[]) => labels.find((label) => label.language === language) ?? labels[0];
  const label = inLanguage(card.labels);
  return {
    id: card.domain,
    version: card.domainVersion,
    name: label?.name ?? card.domain,
    description: label?.description ?? '',
    readiness,
    languages: card.languages,
    tools: card.groups.flatMap((group) =>
      group.tools
        .filter((tool) => tool.audience.includes(role))
        .map((tool) => ({ name: tool.name, group: group.id, description: inLanguage(tool.labels)?.description ?? '' })),
    ),
  };
}
