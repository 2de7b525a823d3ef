import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Entity, Language } from '@guichet/domain-kit';
import { indexNames, ordinaryWords } from './name-index.ts';
import { recognise } from './recognise.ts';
import type { RecognitionContext } from './recognition.ts';

const named = (more: Partial<Extract<Entity, { from: 'query' }>> = {}): Entity => ({
  from: 'query',
  query: 'names',
  scope: 'reference',
  published: false,
  ...more,
});
const rows = (...names: readonly (string | readonly [string, ...string[]])[]) =>
  names.map((each, at) => {
    const [name, ...aliases] = typeof each === 'string' ? [each] : each;
    return { id: String(at), name, aliases };
  });

const entities: Readonly<Record<string, Entity>> = {
  account: named({ scope: 'own', droppable: ['Account', 'compte', 'épargne'] }),
  card: named({ scope: 'own', droppable: ['Card', 'carte', 'Rewards'] }),
  bank: named({ droppable: ['AG', 'Ltd', 'banque'] }),
  country: named(),
  person: named({ people: true }),
  article: {
    from: 'pattern',
    published: true,
    patterns: [/\barticle\s+([LR])?\s?(\d+-\d+)\b/],
    normalise: ([, letter, number]) => (letter ? [`${letter.toUpperCase()}${number}`] : [`L${number}`, `R${number}`]),
    lookup: 'existing',
  },
};
const names = {
  account: indexNames(rows('Bronze Account', 'Gold Account'), ['Account', 'compte', 'épargne']),
  card: indexNames(rows('Gold Rewards Card', 'Business Gold Rewards Card', 'LeafCard'), ['Card', 'carte', 'Rewards']),
  bank: indexNames(
    rows(
      'Norden Bank AG',
      'Norden Bank Trust Americas',
      'Vostok Bank',
      'Bank of Lyria',
      "Meridian Int'l Bank Co. Ltd.",
      'Target Bank',
      'First Bank',
    ),
    ['AG', 'Ltd', 'banque'],
  ),
  country: indexNames(rows(['Latvia', 'Lettonie'], ['Switzerland', 'Suisse'], 'Lyria')),
  person: indexNames(rows('Ana Duval', 'Ana Petit', 'Théo Marchand')),
};

const context = (language: Language, role: 'staff' | 'customer' = 'staff'): RecognitionContext => ({
  language,
  asOf: '2025-11-14',
  caller: { role, customer: role === 'customer' ? '2' : '' },
  entities,
  names,
  ordinary: ordinaryWords(['FinCEN filings of banks', 'le solde de mon compte courant', 'Regulation']),
  lookup: (_, values) =>
    Promise.resolve(values.filter((value) => ['L1-2', 'L3-4', 'R3-4'].includes(value)).map((id) => ({ id, name: id }))),
});

const mentions = async (language: Language, question: string) => {
  const { mentions: found } = await recognise(question, context(language));
  return found.flatMap((mention) =>
    mention.kind === 'entity' ? [`${mention.entity} ${mention.how}: ${mention.candidates.map(({ name }) => name).join(' | ')}`] : [],
  );
};

describe('recognise', () => {
  it.each<[Language, string, string[]]>([
    ['en', 'the balance of my bronze account', ['account exact: Bronze Account']],
    ['fr', 'le solde de mon compte éparnge Bronze', ['account exact: Bronze Account']],
    ['fr', 'solde compte bronse svp', ['account corrected: Bronze Account']],
    ['en', 'points on my Gold card', ['card exact: Gold Rewards Card']],
    ['fr', 'ma carte gold business', ['card exact: Business Gold Rewards Card']],
    ['en', 'what is on my leaf card', ['card exact: LeafCard']],
    ['en', 'how much is on Gold', ['account exact: Gold Account', 'card exact: Gold Rewards Card']],
    ['en', 'sent by norden bank', ['bank exact: Norden Bank AG']],
    ['en', 'sent by Norden Bank Trust Americas', ['bank exact: Norden Bank Trust Americas']],
    ['en', 'from Vostok to Meridian Int’l Bank Co. Ltd. directly', ['bank exact: Vostok Bank', "bank exact: Meridian Int'l Bank Co. Ltd."]],
    ['en', 'what did vostk bank receive', ['bank corrected: Vostok Bank']],
    ['fr', 'de la lettonie vers la Suisse', ['country exact: Latvia', 'country exact: Switzerland']],
    ['en', 'paid from Lyria', ['country exact: Lyria', 'bank exact: Bank of Lyria']],
    ['en', 'paid by the Bank of Lyria', ['bank exact: Bank of Lyria']],
    ['en', "Ana's e-mail address", ['person ambiguous: Ana Duval | Ana Petit']],
    ['fr', 'le mail de theo marchand', ['person exact: Théo Marchand']],
    ['fr', "que dit l'article L1-2", ['article exact: L1-2']],
    ['fr', "que dit l'article 3-4", ['article ambiguous: L3-4 | R3-4']],
    ['fr', "que dit l'article L9-9", ['article unknown: ']],
    ['en', 'which bank filed first', []],
    ['en', 'what is my target', []],
  ])('%s: %s', async (language, question, expected) => {
    expect((await mentions(language, question)).sort()).toEqual([...expected].sort());
  });

  it.each<[Language, string, [string, string?][]]>([
    ['fr', 'Quel montant la Banque Lunaire de Gonève a-t-elle reçu ?', [['Banque Lunaire de Gonève', 'bank']]],
    ['en', "What was Zorblatt Industries' revenue?", [['Zorblatt Industries', undefined]]],
    ['fr', 'Le solde de mon compte Diamant ?', [['Diamant', 'account']]],
    ['en', 'What did I spend at Quibblers?', [['Quibblers', undefined]]],
    ['en', 'What is in the FinCEN filings under Regulation E?', []],
    ['en', 'What is my FICO credit score?', []],
    ['fr', 'Combien en Janvier ?', []],
  ])('%s: unknown names in "%s"', async (language, question, expected) => {
    const { unknownMentions } = await recognise(question, context(language));
    expect(unknownMentions.map(({ words, entity }) => [words, entity])).toEqual(expected);
  });

  it.each<[Language, string, boolean]>([
    ['fr', 'Quel est le numéro de téléphone de Priscilla Vane ?', true],
    ['fr', 'le solde du compte de ana duval', true],
    ['en', "what is Ana Duval's balance", true],
    ['en', "what is Zelda Nobody's balance", true],
    ['en', 'how much does zelda nobody have on his account', true],
    ['fr', 'combien zelda nobody a sur son compte', true],
    ['en', 'show me another customer’s transactions', true],
    ['fr', 'le solde de la carte de Théo Marchand', false],
    ['en', 'how much is on my Gold card', false],
    ['en', 'what did I pay at Norden Bank', false],
    ['en', 'what does Regulation E say of stolen cards', false],
    ['fr', 'quel est le solde de mon compte courant ?', false],
  ])('%s: a customer speaks of another in "%s": %p', async (language, question, expected) => {
    expect((await recognise(question, context(language, 'customer'))).otherPerson).toBe(expected);
  });

  it('masks what it finds, each kind by its name', async () => {
    const { masked } = await recognise('How much did Norden Bank send to Vostok Bank in October 2025, above $5k?', context('en'));
    expect(masked).toBe('How much did ⟨bank⟩ send to ⟨bank⟩ in ⟨period⟩, above ⟨amount⟩?');
  });

  it('stays inside any question, and never overlaps', async () => {
    const piece = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom(' Norden Bank ', "l'article L1-2", ' Gold card ', ' en mars 2025 ', ' "Zorb" '),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(piece), fc.constantFrom<Language>('en', 'fr'), async (pieces, language) => {
        const { question, mentions: found, unknownMentions } = await recognise(pieces.join(''), context(language));
        for (const { start, end, words } of [...found, ...unknownMentions]) expect(question.slice(start, end)).toBe(words);
        for (const [at, { end }] of found.entries()) {
          const next = found[at + 1];
          expect(next === undefined || next.start >= end || (next.start === found[at]!.start && next.end === end)).toBe(true);
        }
      }),
      { numRuns: 50 },
    );
  });

  it('finds names among thousands in milliseconds', async () => {
    const many = Array.from(
      { length: 5000 },
      (_, at) => `House ${at.toString(26).replace(/\d/g, (digit) => 'qrstuvwxyz'[Number(digit)]!)} Bank`,
    );
    const large = { ...context('en'), names: { ...names, bank: indexNames(rows(...many)) } };
    const ask = () => recognise(`how much did ${many[77]} send to ${many[4321]} in October 2025?`, large);
    for (let warm = 0; warm < 20; warm += 1) await ask();
    const started = performance.now();
    for (let round = 0; round < 10; round += 1) await ask();
    expect((performance.now() - started) / 10).toBeLessThan(25);
  });
});
