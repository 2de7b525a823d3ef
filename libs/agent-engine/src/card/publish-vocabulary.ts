import type { Vocabulary } from '@guichet/contracts';
import type { Domain } from '@guichet/domain-kit';
import type { GraphStore } from '@guichet/stores';
import type { Queries } from '../look/load-queries.ts';
import { textOf, textsOf } from '../look/text-of.ts';

const mostNames = 5_000;

/** The names and shapes that a domain publishes for routing: of entities declared so, never of customers. */
export async function publishVocabulary(domain: Domain, graph: GraphStore, queries: Queries): Promise<Vocabulary[]> {
  const published = Object.entries(domain.entities).filter(([, entity]) => entity.published);
  return Promise.all(
    published.map(async ([kind, entity]) => {
      if (entity.from === 'pattern') return { kind, names: [], patterns: entity.patterns.map(({ source }) => source) };
      if (entity.scope === 'own' || entity.people) return { kind, names: [], patterns: [] };
      const rows = await graph.query(queries(entity.query), { customer: '' }, { rowLimit: mostNames });
      const names = rows.flatMap((row) => [textOf(row['name']), ...textsOf(row['aliases'])]);
      return { kind, names: [...new Set(names)], patterns: [] };
    }),
  );
}
