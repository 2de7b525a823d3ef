import { expect, test } from '@jest/globals';
import { storesConfiguration } from './stores.config.ts';

test('without a server everything is embedded', () => {
  expect(storesConfiguration({ id: 'banking' }, {})).toEqual({
    neo4j: undefined,
    openSearch: undefined,
    embeddedPath: '.guichet/stores/outside/banking',
    loadsDemo: false,
  });
});

test('demo data has a store of its own and never goes into a server', () => {
  const demo = { GUICHET_DATASETS: 'demo' };
  expect(storesConfiguration({ id: 'banking' }, demo)).toMatchObject({ embeddedPath: '.guichet/stores/demo/banking', loadsDemo: true });
  expect(storesConfiguration({ id: 'banking' }, { ...demo, GUICHET_BANKING_NEO4J_URL: 'bolt://a:1' }).loadsDemo).toBe(false);
});

test('a domain takes its own entry and its own login', () => {
  const environment = {
    GUICHET_NEO4J_URLS: 'banking=bolt://a:1,finance=bolt://b:2',
    GUICHET_OPENSEARCH_URL: 'https://c:3',
    GUICHET_OPENSEARCH_PASSWORD_FINANCE: 'own',
  };
  expect(storesConfiguration({ id: 'finance' }, environment)).toMatchObject({
    neo4j: { url: 'bolt://b:2', user: 'neo4j', password: 'dev-finance-graph' },
    openSearch: { url: 'https://c:3', user: 'finance', password: 'own' },
  });
  expect(storesConfiguration({ id: 'finance' }, { ...environment, GUICHET_FINANCE_NEO4J_URL: 'bolt://d:4' }).neo4j?.url).toBe('bolt://d:4');
});
