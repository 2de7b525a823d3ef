import { join } from 'node:path';
import type { Domain } from '@guichet/domain-kit';
import { optionalText, readConfiguration, text } from '@guichet/platform';

/** Where a domain's data is. A server that is named is used; what is not named lives in the embedded engine. */
export interface StoresConfiguration {
  readonly neo4j: { readonly url: string; readonly user: string; readonly password: string } | undefined;
  readonly openSearch: { readonly url: string; readonly user: string; readonly password: string } | undefined;
  readonly embeddedPath: string;
}

/** `GUICHET_BANKING_NEO4J_URL` and so on: each domain has its own, and knows no other's. */
export function storesConfiguration({ id }: Pick<Domain, 'id'>, environment: NodeJS.ProcessEnv = process.env): StoresConfiguration {
  const own = `GUICHET_${id.toUpperCase().replaceAll('-', '_')}`;
  const read = readConfiguration(
    {
      neo4j: optionalText(`${own}_NEO4J_URL`),
      user: text(`${own}_NEO4J_USER`, 'neo4j'),
      password: text(`${own}_NEO4J_PASSWORD`, `dev-${id}-graph`),
      openSearch: optionalText(`${own}_OPENSEARCH_URL`),
      openSearchUser: text(`${own}_OPENSEARCH_USER`, id),
      openSearchPassword: text(`${own}_OPENSEARCH_PASSWORD`, `dev-${id}-passages`),
      home: text('GUICHET_HOME', '.guichet'),
    },
    environment,
  );
  return {
    neo4j: read.neo4j === undefined ? undefined : { url: read.neo4j, user: read.user, password: read.password },
    openSearch:
      read.openSearch === undefined ? undefined : { url: read.openSearch, user: read.openSearchUser, password: read.openSearchPassword },
    embeddedPath: join(read.home, 'stores', id),
  };
}
