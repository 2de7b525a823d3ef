import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { connectNeo4j, type GraphStore } from '@guichet/stores';
import { describeWithServer } from '../real-server.ts';
import { holdingOf, pairs } from './holding.fixture.ts';
import { leaksInGraph, marker } from './leaks-in-graph.fixture.ts';

const limitMs = 120_000;

describeWithServer('neo4j', (urls) => {
  describe('in the graphs', () => {
    const urlOf = Object.fromEntries(urls.split(',').map((entry) => entry.split('=', 2) as [string, string]));
    const own: GraphStore[] = [];

    beforeAll(async () => {
      for (const domain of new Set(pairs.flat())) {
        const graph = connectNeo4j({ url: urlOf[domain]!, user: 'neo4j', password: holdingOf(domain).graphPassword });
        own.push(graph);
        await graph.load([marker], []);
      }
    }, limitMs);
    afterAll(async () => {
      for (const graph of own) {
        await graph.removeDataset(marker.properties.dataset);
        await graph.close();
      }
    }, limitMs);

    it.each(pairs)(
      '%s reads nothing of %s',
      async (holder, other) => {
        expect(await leaksInGraph(urlOf[other]!, holdingOf(holder), holdingOf(other))).toEqual([]);
      },
      limitMs,
    );

    it(
      'a leak is seen once two domains share a password',
      async () => {
        const owner = holdingOf('insurance');
        const holder = { ...holdingOf('banking'), graphPassword: owner.graphPassword };
        expect(await leaksInGraph(urlOf['insurance']!, holder, owner)).toEqual(['reads the graph of insurance']);
      },
      limitMs,
    );
  });
});
