import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { GraphNode, GraphStore } from '../graph-store.ts';

/** What every graph engine must do alike. `open` gives a store without this suite's rows; those of others may be there and are left alone. */
export function graphStoreConformance(name: string, open: () => Promise<{ store: GraphStore; end: () => Promise<void> }>): void {
  describe(`graph store: ${name}`, () => {
    let store: GraphStore;
    let end: () => Promise<void>;

    beforeEach(async () => ({ store, end } = await open()));
    afterEach(() => end());

    const people: GraphNode[] = [
      { label: 'Person', id: '1', properties: { name: 'Zoé', age: 41, tags: ['a', 'b'], dataset: 'd1' } },
      { label: 'Person', id: '2', properties: { name: 'Ángel 🙂', age: null, since: '2024-02-29', dataset: 'd1' } },
      { label: 'City', id: '1', properties: { name: 'Nîmes', dataset: 'd2' } },
    ];
    const livesIn = { type: 'LIVES_IN', from: { label: 'Person', id: '1' }, to: { label: 'City', id: '1' }, properties: { since: 2019 } };
    const load = () => store.load(people, [livesIn]);
    const own = "n.dataset IN ['d1', 'd2']";

    it('loads twice as once', async () => {
      expect(await load()).toEqual({ nodes: 3, relationships: 1 });
      await load();
      expect(await store.query('MATCH (p:Person)-[r:LIVES_IN]->(c:City) RETURN p.name AS name, r.since AS since, c.name AS city')).toEqual([
        { name: 'Zoé', since: 2019, city: 'Nîmes' },
      ]);
      expect(await store.query(`MATCH (n) WHERE ${own} RETURN count(n) AS n`)).toEqual([{ n: 3 }]);
    });

    it('replaces properties when a node is loaded again', async () => {
      await load();
      await store.load([{ label: 'Person', id: '1', properties: { name: 'Zoé B.' } }], []);
      expect(await store.query("MATCH (p:Person {id: '1'}) RETURN p.name AS name, p.age AS age")).toEqual([{ name: 'Zoé B.', age: null }]);
    });

    it('leaves out a relationship to a node that is not there, and counts it', async () => {
      const nowhere = { ...livesIn, to: { label: 'City', id: '9' } };
      expect(await store.load(people, [nowhere])).toEqual({ nodes: 3, relationships: 0 });
    });

    it('binds parameters of every kind and gives them back', async () => {
      const parameters = { text: `it's "so" \\ 🙂`, whole: 12, fraction: 1.25, yes: true, nothing: null, list: ['a', 1, false] };
      const returned = Object.keys(parameters).map((key) => `$${key} AS ${key}`);
      expect(await store.query(`RETURN ${returned.join(', ')}`, parameters)).toEqual([parameters]);
    });

    it('gives dates as ISO text, large integers as text and nodes as their properties', async () => {
      await load();
      expect(await store.query("RETURN date('2024-02-29') AS day, 9007199254740993 AS large, 7 AS small")).toEqual([
        { day: '2024-02-29', large: '9007199254740993', small: 7 },
      ]);
      expect(await store.query("MATCH (c:City {id: '1'}) RETURN c AS city")).toEqual([{ city: { id: '1', name: 'Nîmes', dataset: 'd2' } }]);
    });

    it.each([
      "CREATE (n:Person {id: '9'}) RETURN n.id AS id",
      'MATCH (n:Person) DETACH DELETE n',
      "MATCH (n:Person) SET n.name = 'x'",
      'CALL db.labels() YIELD label RETURN label',
    ])('refuses to write, or to call a procedure, in a query: %s', async (cypher) => {
      await load();
      await expect(store.query(cypher)).rejects.toMatchObject({ code: 'INVALID_ARGUMENT' });
      expect(await store.query('MATCH (p:Person) WHERE p.name = $name RETURN count(p) AS n', { name: 'Zoé' })).toEqual([{ n: 1 }]);
    });

    it('says that a query is wrong without telling its parameters', async () => {
      await expect(store.query('MATCH (n RETURN n', { secret: 'hunter2' })).rejects.toMatchObject({
        code: 'INVALID_ARGUMENT',
        message: expect.not.stringContaining('hunter2'),
      });
    });

    it('returns no more rows than asked', async () => {
      expect(await store.query('UNWIND range(1, 100) AS n RETURN n', {}, { rowLimit: 3 })).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }]);
    });

    const endless = 'UNWIND range(1, 3000) AS a UNWIND range(1, 3000) AS b UNWIND range(1, 3000) AS c RETURN count(*) AS n';

    it('ends a query at its deadline, and answers the next one', async () => {
      await load();
      await expect(store.query(endless, {}, { timeoutMs: 300 })).rejects.toMatchObject({ code: 'DEADLINE_EXCEEDED' });
      expect(await store.query('MATCH (c:City) RETURN c.name AS name')).toEqual([{ name: 'Nîmes' }]);
    });

    it('ends a query when it is cancelled, and others that wait still get their answers', async () => {
      await load();
      const controller = new AbortController();
      const long = store.query(endless, {}, { signal: controller.signal });
      const other = store.query('MATCH (c:City) RETURN c.name AS name');
      setTimeout(() => controller.abort(), 100);
      await expect(long).rejects.toMatchObject({ code: 'CANCELLED' });
      expect(await other).toEqual([{ name: 'Nîmes' }]);
      await expect(store.query('RETURN 1 AS one', {}, { signal: controller.signal })).rejects.toMatchObject({ code: 'CANCELLED' });
    });

    it('removes one dataset and leaves the others', async () => {
      await load();
      await store.removeDataset('d1');
      expect(await store.query(`MATCH (n) WHERE ${own} RETURN n.name AS name`)).toEqual([{ name: 'Nîmes' }]);
    });
  });
}
