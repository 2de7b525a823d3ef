import { beforeEach, describe, expect, test } from '@jest/globals';
import { RetrieveRequest, Rung, Status, protocolVersion } from '@guichet/contracts';
import type { Passage } from '@guichet/stores';
import { createAgent, type Agent } from './create-agent.ts';
import { library } from './fixtures/library.ts';
import { memoryStores, type MemoryStores } from './fixtures/memory-stores.ts';
import { loadedDatasetNode } from './ingest/loaded-datasets.ts';

const loans = [
  { source: 'loan:1', title: 'The Tide', due: '2026-07-14', as_of: '2026-06-30', reader: 'ann', book: 'tide' },
  { source: 'loan:2', title: 'Salt', due: '2026-07-20', as_of: '2026-06-30', reader: 'ben', book: 'salt' },
];

const rule = (id: string, audience: Passage['audience'], title: string, text: string): Passage => ({
  ...{ id, audience, title, text, source: `doc:${id}`, language: 'en', date: '2026-01-01', dataset: 'demo' },
});

describe('an agent', () => {
  let stores: MemoryStores;
  let agent: Agent;

  beforeEach(async () => {
    stores = memoryStores({
      BORROWED: ({ customer, book }) =>
        loans
          .filter((loan) => loan.reader === customer && (book === '' || loan.book === book))
          .map(({ reader: _reader, book: _book, ...row }) => row),
      'MATCH (b:Book)': () => loans.map(({ book, title }) => ({ id: book, name: title, aliases: [] })),
      'count(l)': () => [{ loans: 2, sources: ['loan:1', 'loan:2'] }],
    });
    await stores.graph.load([loadedDatasetNode(library.datasets[0]!, 'hash', 2)], []);
    await stores.passages.load([
      rule('late', 'public', 'Late returns', 'Bring books back in time. The fine for a late return is 20 cents a day.'),
      rule('vault', 'staff', 'Vault code', 'The code of the vault for rare prints is changed on Mondays.'),
    ]);
    agent = createAgent({ domain: library, stores, now: () => new Date('2026-07-01T08:00:00Z') });
  });

  const ask = (question: string, caller: { role: string; customerId: string }, more: Partial<RetrieveRequest> = {}) =>
    agent.retrieve(RetrieveRequest.create({ protocolVersion, question, language: 'en', caller, ...more }), {
      signal: new AbortController().signal,
      deadline: Date.now() + 5_000,
    });
  const ann = { role: 'customer', customerId: 'ann' };
  const staff = { role: 'staff', customerId: '' };

  test('answers with its template, cites each row and exports what is declared', async () => {
    const response = await ask('When is The Tide due?', ann);
    expect(response).toMatchObject({
      status: Status.STATUS_ANSWERED,
      tool: 'show_loans',
      sentences: [{ text: '"The Tide" is due on 2026-07-14.', evidenceIds: ['e1'] }],
      evidence: [{ id: 'e1', source: 'loan:1', title: 'The Tide', asOf: '2026-06-30' }],
      exports: [{ name: 'title', text: 'The Tide', exportable: true }],
      signals: { confidenceScore: 1 },
    });
    expect([Rung.RUNG_RULE, Rung.RUNG_CLASSIFIER]).toContain(response.decision?.rung);
  });

  test('answers in French', async () => {
    const response = await ask('Quand dois-je rendre The Tide ?', ann, { language: 'fr' });
    expect(response.sentences[0]?.text).toBe('« The Tide » est à rendre le 2026-07-14.');
  });

  test('binds the caller, whatever the question says', async () => {
    await ask('which books have I borrowed', ann);
    expect(stores.graph.asked.at(-1)?.parameters['customer']).toBe('ann');
  });

  test('a customer without an id here owns nothing and does not pass for staff', async () => {
    const response = await ask('which books have I borrowed', { role: 'customer', customerId: '' });
    expect(response.status).toBe(Status.STATUS_MISSING);
    expect(stores.graph.asked.at(-1)?.parameters['customer']).not.toBe('');
  });

  test('says that it found nothing in the tool’s words', async () => {
    const response = await ask('When is Salt due?', ann);
    expect(response).toMatchObject({ status: Status.STATUS_MISSING, reason: { code: 'not_found', message: 'You have borrowed nothing.' } });
  });

  test('refuses a staff tool to a customer, and shows nothing of it', async () => {
    const response = await ask('How many books are lent out in total?', ann);
    expect(response).toMatchObject({ status: Status.STATUS_REFUSED, reason: { code: 'not_permitted' }, tool: '', evidence: [] });
    expect((await ask('How many books are lent out in total?', staff)).sentences[0]?.text).toBe('2 loans.');
  });

  test('refuses questions about another person', async () => {
    const response = await ask("What is Ben Okoro's address?", ann);
    expect(response).toMatchObject({ status: Status.STATUS_REFUSED, reason: { code: 'other_customer' } });
  });

  test('quotes a public passage, and keeps an internal one from customers', async () => {
    const fine = await ask('What is the fine for a late return?', ann);
    expect(fine.sentences[0]?.text).toBe('The fine for a late return is 20 cents a day.');
    const vault = await ask('what are the rules for the vault code of the rare prints', ann);
    expect(vault).toMatchObject({ status: Status.STATUS_REFUSED, reason: { code: 'internal_document' }, evidence: [], sentences: [] });
    expect((await ask('what are the rules for the vault code of the rare prints', staff)).status).toBe(Status.STATUS_ANSWERED);
  });

  test('names the aspect that neither the tool nor the rows speak of', async () => {
    const response = await ask('What is the ISBN of The Tide?', ann);
    expect(response).toMatchObject({ status: Status.STATUS_MISSING });
    expect(response.sentences).toEqual([]);
  });

  test('is not ready while what a tool needs is not loaded', async () => {
    await stores.graph.removeDataset('demo');
    expect(await ask('which books have I borrowed', ann)).toMatchObject({
      status: Status.STATUS_NOT_READY,
      reason: { code: 'not_loaded' },
    });
  });

  test('never chooses a tool that was tried', async () => {
    const response = await ask('which books have I borrowed', ann, { excludedTools: ['show_loans', 'search_rules'] });
    expect(response).toMatchObject({ status: Status.STATUS_MISSING, reason: { code: 'no_other_tool' } });
  });

  test('validates without looking', async () => {
    const before = stores.graph.asked.length;
    const response = await ask('which books have I borrowed', ann, { validateOnly: true });
    expect(response).toMatchObject({ status: Status.STATUS_ANSWERED, tool: 'show_loans', evidence: [] });
    expect(stores.graph.asked.slice(before).some(({ cypher }) => cypher.includes('BORROWED'))).toBe(false);
  });

  test('refuses a protocol that it does not speak', async () => {
    await expect(ask('my loans', ann, { protocolVersion: 99 })).rejects.toMatchObject({ code: 'PROTOCOL_MISMATCH' });
  });

  test('its card says what is loaded and publishes names, never people', async () => {
    const card = await agent.card();
    expect(card.datasets.map(({ id, loaded }) => [id, loaded])).toEqual([['demo', true], ['archive', false]]); // prettier-ignore
    expect(card.vocabulary).toEqual([{ kind: 'book', names: ['The Tide', 'Salt'], patterns: [] }]);
    expect(card.groups[0]?.tools[0]).toMatchObject({ name: 'show_loans', exportable: true, parameters: { additionalProperties: false } });
  });
});
