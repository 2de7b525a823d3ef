import { describe, expect, it } from '@jest/globals';
import { passages, template, type Entity, type Parameters } from '@guichet/domain-kit';
import { cypherParameters } from './cypher-parameters.ts';
import { fillArguments } from './fill-arguments.ts';
import { maskExample } from './mask.ts';
import { indexNames, ordinaryWords } from './name-index.ts';
import { recognise } from './recognise.ts';

const both = (text: string) => ({ en: text, fr: text });
const banks: Entity = { from: 'query', query: 'banks', scope: 'reference', published: true };
const parameters: Parameters = {
  sender: {
    type: 'entity',
    entity: 'bank',
    required: true,
    ask: { en: 'Which bank sent?', fr: 'Quelle banque a envoyé ?' },
    role: { en: ['from', 'sent by'], fr: ['de', 'envoyé par'] },
    description: both('sender'),
  },
  receiver: {
    type: 'entity',
    entity: 'bank',
    default: '',
    role: { en: ['to', '… received'], fr: ['à', 'vers'] },
    description: both('receiver'),
  },
  period: { type: 'period', default: 'all', description: both('period') },
  least: { type: 'amount', default: 0, description: both('least') },
  top: { type: 'number', default: 10, minimum: 1, maximum: 50, description: both('top') },
  order: {
    type: 'choice',
    default: 'amount',
    values: { amount: { en: ['amount'], fr: ['montant'] }, count: { en: ['number of transfers'], fr: ['nombre de virements'] } },
    description: both('order'),
  },
};
const tool = { parameters, body: template('transfers') };
const names = ['Norden Bank', 'Vostok Trust', 'Vostok Savings', 'Bank of Lyria', 'Orion Bank'];
const index = indexNames(names.map((name) => ({ id: name.toLowerCase(), name, aliases: [] })));

async function fill(question: string, language: 'en' | 'fr' = 'en', body: typeof tool.body | ReturnType<typeof passages> = tool.body) {
  const context = { language, entities: { bank: banks } };
  const recognition = await recognise(question, {
    ...context,
    asOf: '2025-11-14',
    caller: { role: 'staff', customer: '' },
    names: { bank: index },
    ordinary: ordinaryWords([]),
    lookup: () => Promise.resolve([]),
  });
  return fillArguments({ parameters, body }, recognition, context);
}
const values = async (question: string, language: 'en' | 'fr' = 'en') => {
  const { arguments: filled } = await fill(question, language);
  return [filled['sender']?.value, filled['receiver']?.value];
};

describe('fillArguments', () => {
  it.each<['en' | 'fr', string, string, string]>([
    ['en', 'transfers from Norden Bank to Orion Bank', 'norden bank', 'orion bank'],
    ['en', 'what went to Orion Bank from Norden Bank', 'norden bank', 'orion bank'],
    ['en', 'how much did Norden Bank send to Orion Bank', 'norden bank', 'orion bank'],
    ['en', 'Orion Bank received how much, sent by Norden Bank', 'norden bank', 'orion bank'],
    ['fr', "virements envoyés d'Orion Bank vers la Norden Bank", 'orion bank', 'norden bank'],
    ['fr', 'combien Orion Bank a-t-elle envoyé à Norden Bank', 'orion bank', 'norden bank'],
  ])('%s: gives names their roles in "%s"', async (language, question, sender, receiver) => {
    expect(await values(question, language)).toEqual([sender, receiver]);
  });

  it('fills what is said and leaves the rest at its default', async () => {
    const {
      arguments: filled,
      missing,
      leftover,
      fit,
    } = await fill('top five transfers from Norden Bank in 2024 above $5k by number of transfers');
    expect(filled).toMatchObject({
      sender: { value: 'norden bank', name: 'Norden Bank', how: 'exact', words: 'Norden Bank' },
      receiver: { value: '', how: 'default', words: '' },
      period: { value: { from: '2024-01-01', to: '2024-12-31' }, how: 'exact', words: '2024' },
      least: { value: 5000 },
      top: { value: 5 },
      order: { value: 'count' },
    });
    expect({ missing, leftover, fit }).toEqual({ missing: [], leftover: [], fit: 1 });
  });

  it('asks for what is required and absent, in the language of the question', async () => {
    const { missing, arguments: filled, fit } = await fill('virements en 2024', 'fr');
    expect(missing).toEqual([{ parameter: 'sender', ask: 'Quelle banque a envoyé ?' }]);
    expect(filled).not.toHaveProperty('sender');
    expect(fit).toBeLessThan(0.5);
  });

  it('does not choose between names that fit equally well', async () => {
    const { ambiguous, missing } = await fill('transfers from Vostok');
    expect(ambiguous).toMatchObject([
      { parameter: 'sender', words: 'Vostok', choices: [{ name: 'Vostok Trust' }, { name: 'Vostok Savings' }] },
    ]);
    expect(missing).toEqual([]);
  });

  it('reports a name that the data does not know instead of answering about everyone', async () => {
    const { unknown } = await fill('transfers from Norden Bank to Zorblatt Industries');
    expect(unknown).toEqual([{ parameter: 'receiver', words: 'Zorblatt Industries' }]);
  });

  it('leaves unknown names to a search in passages', async () => {
    const { unknown, leftover } = await fill('what is said of Zorblatt Industries', 'en', passages());
    expect(unknown).toEqual([]);
    expect(leftover).toMatchObject([{ words: 'Zorblatt Industries' }]);
  });

  it('binds periods and currencies in parts', async () => {
    const { arguments: filled } = await fill('from Norden Bank in October 2025 above 5,000 euros');
    expect(cypherParameters(tool, filled)).toEqual({
      sender: 'norden bank',
      receiver: '',
      period_from: '2025-10-01',
      period_to: '2025-10-31',
      least: 5000,
      least_currency: 'EUR',
      top: 10,
      order: 'amount',
    });
  });
});

describe('maskExample', () => {
  it('masks what is marked, and unmarked days and figures as questions have them', () => {
    expect(maskExample('Top 5 from [Norden](sender) to [Orion](receiver=orion bank) in [2024](period), above $3k', tool, 'en')).toBe(
      'Top ⟨number⟩ from ⟨bank⟩ to ⟨bank⟩ in ⟨period⟩, above ⟨amount⟩',
    );
  });
});
