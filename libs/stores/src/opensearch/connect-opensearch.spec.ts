import { expect, it } from '@jest/globals';
import { describeWithServer } from '@guichet/testing';
import { passageStoreConformance } from '../conformance/passage-store-conformance.ts';
import { connectOpenSearch } from './connect-opensearch.ts';

describeWithServer('opensearch', (url) => {
  const open = (domain: string, user = domain) => connectOpenSearch({ url, user, password: `dev-${user}-passages`, domain });

  passageStoreConformance('opensearch', async () => {
    // An index of this suite's own within what the domain's user may reach.
    const store = connectOpenSearch({ url, user: 'finance', password: 'dev-finance-passages', domain: 'finance-suite' });
    const clear = async () => {
      for (const dataset of ['d', 'e']) await store.removeDataset(dataset);
    };
    await clear();
    return {
      store,
      end: async () => {
        await clear();
        await store.close();
      },
    };
  });

  it("keeps one domain's user out of another's passages", async () => {
    const store = open('insurance', 'banking');
    await expect(store.search({ text: { en: 'claim', fr: 'sinistre' }, k: 1 })).rejects.toMatchObject({ code: 'PERMISSION_DENIED' });
    await expect(store.get(['1'])).rejects.toMatchObject({ code: 'PERMISSION_DENIED' });
    await expect(store.load([])).rejects.toMatchObject({ code: 'PERMISSION_DENIED' });
    await store.close();
  });

  it('says that a password is wrong, and that no server is there', async () => {
    const wrong = connectOpenSearch({ url, user: 'banking', password: 'wrong', domain: 'banking' });
    await expect(wrong.ping()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    await wrong.close();
    const nowhere = connectOpenSearch({ url: 'http://127.0.0.1:1', user: 'banking', password: 'x', domain: 'banking' });
    await expect(nowhere.ping()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await nowhere.close();
  });
});
