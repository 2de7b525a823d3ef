import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Passage, PassageFilter, PassageStore } from '../passage-store.ts';

const passage = (id: string, fields: Partial<Passage>): Passage => ({
  id,
  source: `doc:${id}`,
  title: '',
  text: '',
  language: 'en',
  date: '2026-01-01',
  dataset: 'd',
  audience: 'public',
  ...fields,
});

const passages = [
  passage('fees', { title: 'Monthly fees', text: 'The account costs five euros a month. Refunds take 3 days.' }),
  passage('claims', {
    language: 'fr',
    title: 'Sinistres',
    text: 'Un contrat résilié ne couvre plus l’incendie. L’assuré déclare les sinistres.',
  }),
  passage('codes', { title: 'Recovery codes', text: 'Internal recovery procedure for the account.', audience: 'staff' }),
  passage('mine', { title: 'Letter', text: 'A letter about the account of one customer.', owner: 'C-1', tags: { kind: 'letter' } }),
  passage('theirs', { title: 'Letter', text: 'A letter about the account of one customer.', owner: 'C-2', tags: { kind: 'letter' } }),
  passage('other', { title: 'Elsewhere', text: 'Nothing of note, C-3/π?', dataset: 'e' }),
];

/** What every passage engine must do alike. `open` gives an empty store. */
export function passageStoreConformance(name: string, open: () => Promise<{ store: PassageStore; end: () => Promise<void> }>): void {
  describe(`passage store: ${name}`, () => {
    let store: PassageStore;
    let end: () => Promise<void>;

    beforeEach(async () => {
      ({ store, end } = await open());
      await store.load(passages);
      await store.refresh();
    });
    afterEach(() => end());

    const find = async (text: string, filter?: PassageFilter, k = 10) =>
      (await store.search({ text: { en: text, fr: text }, filter, k })).map(({ passage: found }) => found.id);

    it('gives back what was loaded', async () => {
      expect((await store.search({ text: { en: 'fees', fr: '' }, k: 1 }))[0]?.passage).toEqual(passages[0]);
      expect(await store.get(['claims', 'nobody', 'fees'])).toEqual([passages[1], passages[0]]);
      expect(await store.count()).toBe(passages.length);
    });

    it.each([
      ['sinistre', ['claims']],
      ['SINISTRES', ['claims']],
      ['resilie', ['claims']],
      ["l'incendie", ['claims']],
      ['refund', ['fees']],
      ['costing', ['fees']],
    ])('finds %s whatever its form', async (text, ids) => {
      expect(await find(text)).toEqual(ids);
    });

    it.each(['', '   ', 'the of and', '?!*~^"():/\\', 'xyzzy'])('finds nothing for %j', async (text) => {
      expect(await find(text)).toEqual([]);
    });

    it('ranks a match in the title above one in the text, and orders ties by id', async () => {
      expect((await find('fees account')).at(0)).toBe('fees');
      expect((await find('letter')).slice(0, 2)).toEqual(['mine', 'theirs']);
    });

    it('searches each language with its own words', async () => {
      expect((await store.search({ text: { en: 'refund', fr: 'incendie' }, k: 5 })).map((hit) => hit.passage.id).sort()).toEqual([
        'claims',
        'fees',
      ]);
    });

    it('keeps to the filter exactly', async () => {
      expect(await find('account', { audience: ['public'] })).not.toContain('codes');
      expect((await find('account', { owner: 'C-1' })).sort()).toEqual(['codes', 'fees', 'mine']);
      expect((await find('account', { owner: '' })).sort()).toEqual(['codes', 'fees']);
      expect(await find('account', { tags: { kind: 'letter' }, owner: 'C-2' })).toEqual(['theirs']);
      expect(await find('account', { dataset: 'e' })).toEqual([]);
      expect(await store.count({ audience: ['staff'] })).toBe(1);
    });

    it('returns no more than k', async () => {
      expect(await find('account letter', undefined, 2)).toHaveLength(2);
    });

    it('scores as BM25 does, not above it', async () => {
      const [first, second] = await store.search({ text: { en: 'account letter', fr: '' }, k: 2 });
      expect(first!.score).toBeGreaterThanOrEqual(second!.score);
      expect(second!.score).toBeGreaterThan(0);
    });

    it('replaces a passage that is loaded again, and removes a dataset', async () => {
      await store.load([passage('fees', { title: 'Charges', text: 'Now free.' })]);
      await store.refresh();
      expect(await find('refund')).toEqual([]);
      expect(await find('charge')).toEqual(['fees']);
      await store.removeDataset('d');
      await store.refresh();
      expect(await store.count()).toBe(1);
    });

    it('stops when it is cancelled', async () => {
      await expect(store.search({ text: { en: 'account', fr: '' }, k: 1 }, { signal: AbortSignal.abort() })).rejects.toMatchObject({
        code: 'CANCELLED',
      });
    });
  });
}
