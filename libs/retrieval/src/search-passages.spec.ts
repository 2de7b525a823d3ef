import { describe, expect, test } from '@jest/globals';
import type { Passage, PassageStore } from '@guichet/stores';
import { searchPassages, type PassageSearch } from './search-passages.ts';
import { wordsOf } from './words.ts';

const passage = (id: string, title: string, text: string, more: Partial<Passage> = {}): Passage => ({
  ...{ id, title, text, source: `doc:${id}`, language: 'en', date: '2026-01-01', dataset: 'demo', audience: 'public', ...more },
});

/** Scores by the stems that query and passage share: enough to have something to rank again. */
function storeOf(passages: readonly Passage[]): PassageStore {
  const search: PassageStore['search'] = ({ text, k }) => {
    const hits = passages
      .map((each) => {
        const wanted = new Set(wordsOf(text[each.language], each.language).map(({ stem }) => stem));
        return { passage: each, score: wordsOf(`${each.title} ${each.text}`, each.language).filter(({ stem }) => wanted.has(stem)).length };
      })
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score)
      .slice(0, k);
    return Promise.resolve(hits);
  };
  return { search } as unknown as PassageStore;
}

const store = storeOf([
  passage(
    'late',
    'Late returns',
    'Books are lent for three weeks.\n\nThe fine for a late return is 20 cents a day. It is doubled after one month.',
  ),
  passage(
    'cards',
    'Reader cards',
    '## Price\n\nA card costs:\n- Adults: $12 a year\n- Pupils: nothing\n\n## Validity\nA card is valid for two years.',
  ),
  passage('pause', 'Renewals', 'A loan may be renewed twice.'),
  passage('vault', 'Vault (internal)', 'The vault code is renewed on Mondays by the keeper of the prints.', { audience: 'staff' }),
]);

const search = (text: string, more: Partial<PassageSearch> = {}) =>
  searchPassages(store, { text, language: 'en', terminology: [], role: 'customer', customer: 'ann', ...more });

describe('searching passages', () => {
  test('quotes the sentence that answers, verbatim', async () => {
    const { quoted, holdsAnswer } = await search('How much is the fine for a late return?');
    expect(quoted[0]?.passage.id).toBe('late');
    expect(quoted[0]?.quotes).toEqual(['The fine for a late return is 20 cents a day.']);
    expect(holdsAnswer).toBe(true);
  });

  test('an item of a list comes with the line that opens it', async () => {
    const { quoted } = await search('How much does a card cost for adults?');
    expect(quoted[0]?.quotes).toEqual(['A card costs:', 'Adults: $12 a year']);
  });

  test('a sentence that leans on the one before it comes with it', async () => {
    const { quoted } = await search('when is the fine doubled');
    expect(quoted[0]?.quotes.join(' ')).toContain('The fine for a late return is 20 cents a day. It is doubled after one month.');
  });

  test('a French question finds the English text', async () => {
    const { quoted } = await search('Quel est le prix de la carte par an pour les adultes ?', { language: 'fr' });
    expect(quoted[0]?.quotes).toContain('Adults: $12 a year');
  });

  test('nothing is quoted that does not speak to the question', async () => {
    const { quoted, missing } = await search('Which wine does the keeper of Castle Brandt drink with a card?');
    expect(quoted).toEqual([]);
    expect(missing).toContain('wine');
  });

  test('a customer is told that a document is internal, and nothing of it; staff see it', async () => {
    const asked = 'what is the vault code of the prints';
    expect(await search(asked)).toMatchObject({ internal: true, quoted: [] });
    expect((await search(asked, { role: 'staff', customer: '' })).quoted[0]?.passage.id).toBe('vault');
  });
});
