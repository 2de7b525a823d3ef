import { expect, it } from '@jest/globals';
import { describeWithServer } from '@guichet/testing';
import neo4j from 'neo4j-driver';
import { graphStoreConformance } from '../conformance/graph-store-conformance.ts';
import { connectNeo4j } from './connect-neo4j.ts';

const urlsOf = (location: string) => Object.fromEntries(location.split(',').map((entry) => entry.split('=', 2) as [string, string]));
const open = (url: string, domain: string) => connectNeo4j({ url, user: 'neo4j', password: `dev-${domain}-graph` });

describeWithServer('neo4j', (location) => {
  const urls = urlsOf(location);
  /** A DBMS that no domain uses, where the test run has one: other suites load their data meanwhile. */
  const own = 'suite' in urls ? 'suite' : 'finance';

  graphStoreConformance('neo4j', async () => {
    const store = open(urls[own]!, own);
    await removeWhatTheSuiteLoads(store);
    return {
      store,
      end: async () => {
        await removeWhatTheSuiteLoads(store);
        await store.close();
      },
    };
  });

  it("does not open one domain's graph with another's password", async () => {
    const store = open(urls['insurance']!, 'banking');
    await expect(store.ping()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    await store.close();
  });

  it('says that no server is there', async () => {
    const store = open('bolt://127.0.0.1:1', 'banking');
    await expect(store.ping()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await store.close();
  });

  it('ends an abandoned query in the server', async () => {
    const store = open(urls[own]!, own);
    const controller = new AbortController();
    const endless = store.query(
      'UNWIND range(1, 100000) AS a UNWIND range(1, 100000) AS b WITH a, b WHERE a + b < 0 RETURN count(*) AS abandoned',
      {},
      { signal: controller.signal, timeoutMs: 60_000 },
    );
    // Past the store, which refuses to show what others run.
    const driver = neo4j.driver(urls[own]!, neo4j.auth.basic('neo4j', `dev-${own}-graph`));
    const running = async () =>
      (
        await driver.executeQuery(
          "SHOW TRANSACTIONS YIELD currentQuery WHERE currentQuery CONTAINS 'AS abandoned' AND NOT currentQuery CONTAINS 'SHOW' RETURN currentQuery AS q",
        )
      ).records.length;
    await eventually(async () => (await running()) === 1);
    controller.abort();
    await expect(endless).rejects.toMatchObject({ code: 'CANCELLED' });
    await eventually(async () => (await running()) === 0);
    await driver.close();
    await store.close();
  });
});

async function removeWhatTheSuiteLoads(store: ReturnType<typeof open>): Promise<void> {
  await store.load([{ label: 'Person', id: '1', properties: { dataset: 'd1' } }], []);
  for (const dataset of ['d1', 'd2']) await store.removeDataset(dataset);
}

async function eventually(holds: () => Promise<boolean>): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt++) {
    if (await holds()) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('It did not come true within a minute.');
}
