import { join } from 'node:path';
import type { Dataset, Domain } from '@guichet/domain-kit';
import { oneOf, optionalText, readConfiguration, text } from '@guichet/platform';

export interface ServerLogin {
  readonly url: string;
  readonly user: string;
  readonly password: string;
}

/** Where a domain's data is. A server that is named is used; what is not named lives in the embedded engine. */
export interface StoresConfiguration {
  readonly neo4j: ServerLogin | undefined;
  readonly openSearch: ServerLogin | undefined;
  readonly embeddedPath: string;
  /** The agent loads its demo data itself when it starts; only ever into the embedded engine. */
  readonly loadsDemo?: boolean;
}

/**
 * Each domain has its own login and knows no other's. `GUICHET_BANKING_NEO4J_URL` names one domain's server; without it the domain's entry
 * in `GUICHET_NEO4J_URLS` counts (`banking=bolt://…,finance=bolt://…`, as the scripts that start servers print it). OpenSearch likewise,
 * where one URL serves all. `GUICHET_DATASETS` says which embedded store is meant: what `guichet ingest` loaded, or the demo data, which an
 * agent loads when it starts.
 */
export function storesConfiguration({ id }: Pick<Domain, 'id'>, environment: NodeJS.ProcessEnv = process.env): StoresConfiguration {
  const name = id.toUpperCase().replaceAll('-', '_');
  const read = readConfiguration(
    {
      neo4j: optionalText(`GUICHET_${name}_NEO4J_URL`),
      neo4jOfAll: optionalText('GUICHET_NEO4J_URLS'),
      neo4jPassword: text(`GUICHET_NEO4J_PASSWORD_${name}`, `dev-${id}-graph`),
      openSearch: optionalText(`GUICHET_${name}_OPENSEARCH_URL`),
      openSearchOfAll: optionalText('GUICHET_OPENSEARCH_URL'),
      openSearchPassword: text(`GUICHET_OPENSEARCH_PASSWORD_${name}`, `dev-${id}-passages`),
      home: text('GUICHET_HOME', '.guichet'),
      datasets: oneOf<Dataset['kind']>('GUICHET_DATASETS', ['outside', 'demo'], 'outside'),
    },
    environment,
  );
  const neo4j = login(read.neo4j ?? entryOf(read.neo4jOfAll, id), 'neo4j', read.neo4jPassword);
  const openSearch = login(read.openSearch ?? read.openSearchOfAll, id, read.openSearchPassword);
  const loadsDemo = read.datasets === 'demo' && !neo4j && !openSearch;
  return { neo4j, openSearch, embeddedPath: embeddedPath(read.home, read.datasets, id), loadsDemo };
}

/** Demo and outside data live in folders of their own, so that starting with one never throws away the other. */
export const embeddedPath = (home: string, datasets: Dataset['kind'], domain: string): string => join(home, 'stores', datasets, domain);

const login = (url: string | undefined, user: string, password: string): ServerLogin | undefined =>
  url === undefined ? undefined : { url, user, password };

const entryOf = (urls: string | undefined, id: string): string | undefined =>
  urls
    ?.split(',')
    .find((entry) => entry.startsWith(`${id}=`))
    ?.slice(id.length + 1);
