export type { Row, Value } from './value.ts';
export type { GraphNode, GraphRelationship, GraphStore, QueryOptions } from './graph-store.ts';
export type { Passage, PassageFilter, PassageHit, PassageLanguage, PassageQuery, PassageStore } from './passage-store.ts';
export { openEmbeddedStores, type EmbeddedStores } from './embedded/open-embedded-stores.ts';
export { stemmedTokens } from './stemmed-tokens.ts';
export { toValue } from './to-value.ts';
export { connectNeo4j, type Neo4jOptions } from './neo4j/connect-neo4j.ts';
export { connectOpenSearch, type OpenSearchOptions } from './opensearch/connect-opensearch.ts';
