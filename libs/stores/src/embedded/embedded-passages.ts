import type { GrafeoDB } from '@grafeo-db/js';
import { bm25 } from '../bm25.ts';
import { passageTerms } from '../passage-terms.ts';
import type { Passage, PassageFilter, PassageHit, PassageLanguage } from '../passage-store.ts';

const labels = { en: 'PassageEn', fr: 'PassageFr' } as const satisfies Record<PassageLanguage, string>;
const languages = Object.keys(labels) as PassageLanguage[];

/** The passage half of the engine, inside its own process: one BM25 index per language over stemmed terms. */
export class EmbeddedPassages {
  readonly #database: GrafeoDB;

  constructor(database: GrafeoDB) {
    this.#database = database;
  }

  async search(terms: Readonly<Record<PassageLanguage, string>>, filter: PassageFilter, k: number): Promise<PassageHit[]> {
    await this.#ensureIndexes();
    const hits: PassageHit[] = [];
    for (const language of languages) {
      if (terms[language] === '') continue;
      for (const properties of equalities(filter)) {
        // More than k, so that passages of equal score come in one order whatever the engine's.
        const found = await this.#database.textSearch(labels[language], 'terms', terms[language], k + 20, properties);
        for (const [number, score] of found) hits.push({ passage: this.#read(number!), score: score! });
      }
    }
    return hits.sort((a, b) => b.score - a.score || a.passage.id.localeCompare(b.passage.id)).slice(0, k);
  }

  async get(ids: readonly string[]): Promise<Passage[]> {
    const found = new Map<string, Passage>();
    for (const language of languages) {
      const query = `MATCH (p:${labels[language]}) WHERE p.id IN $ids RETURN p.json AS json`;
      for (const { json } of (await this.#database.executeCypher(query, { ids })).toArray()) {
        const passage = JSON.parse(json as string) as Passage;
        found.set(passage.id, passage);
      }
    }
    return ids.flatMap((id) => found.get(id) ?? []);
  }

  async load(passages: readonly Passage[]): Promise<number> {
    await this.#ensureIndexes();
    for (const [language, group] of Map.groupBy(passages, (passage) => passage.language)) {
      await this.#database.upsertNodes([labels[language]], group.map(toNode), { key: 'id', replace: true });
    }
    return passages.length;
  }

  async removeDataset(dataset: string): Promise<null> {
    for (const language of languages)
      await this.#database.executeCypher(`MATCH (p:${labels[language]} {dataset: $dataset}) DELETE p`, { dataset });
    return null;
  }

  async count(filter: PassageFilter): Promise<number> {
    let count = 0;
    for (const language of languages) {
      for (const properties of equalities(filter)) {
        const where = Object.keys(properties).map((name) => `p.${name} = $${name}`);
        const query = `MATCH (p:${labels[language]}) ${where.length > 0 ? `WHERE ${where.join(' AND ')}` : ''} RETURN count(p) AS count`;
        count += (await this.#database.executeCypher(query, properties)).toArray()[0]!['count'] as number;
      }
    }
    return count;
  }

  #read(number: number): Passage {
    return JSON.parse(this.#database.getNode(number)!.get('json') as string) as Passage;
  }

  async #ensureIndexes(): Promise<void> {
    for (const language of languages) {
      const label = labels[language];
      await this.#database.executeCypher(`CREATE INDEX ${label}_id IF NOT EXISTS FOR (n:${label}) ON (n.id)`);
      await this.#database.createTextIndex(label, 'terms', { ...bm25, tokenizer: 'standard', stopWords: [] }).catch(ifThere);
    }
  }
}

/** The engine has no IF NOT EXISTS for text indexes. */
function ifThere(error: unknown): void {
  if (!(error instanceof Error && /exist/i.test(error.message))) throw error;
}

const tagProperty = (name: string) => `tag_${name}`;

function toNode(passage: Passage): Record<string, string> {
  const tags = Object.entries(passage.tags ?? {}).map(([name, value]) => [tagProperty(name), value] as const);
  const { id, dataset, audience, owner = '' } = passage;
  return { ...Object.fromEntries(tags), id, dataset, audience, owner, terms: passageTerms(passage), json: JSON.stringify(passage) };
}

/** The engine filters by equality alone, so an "or" becomes several searches. */
function equalities({ audience, owner, dataset, tags = {} }: PassageFilter): Record<string, string>[] {
  const fixed = {
    ...(dataset === undefined ? {} : { dataset }),
    ...Object.fromEntries(Object.entries(tags).map(([name, value]) => [tagProperty(name), value])),
  };
  const audiences = audience === undefined ? [{}] : [...new Set(audience)].map((value) => ({ audience: value }));
  const owners = owner === undefined ? [{}] : [...new Set(['', owner])].map((value) => ({ owner: value }));
  return audiences.flatMap((one) => owners.map((other) => ({ ...fixed, ...one, ...other })));
}
