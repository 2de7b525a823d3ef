import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { passages, template } from './body.ts';
import { defineDomain } from './define-domain.ts';
import type { Domain } from './domain.ts';
import { lintDomain } from './lint-domain.ts';
import type { Tool } from './tool.ts';

describe('the rules for a declaration', () => {
  let folder: string;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'guichet-lint-'));
    mkdirSync(join(folder, 'queries'));
    writeFileSync(join(folder, 'package.json'), '{}');
    writeFileSync(join(folder, 'queries', 'loans.cypher'), 'MATCH (l:Loan {reader: $customer}) RETURN l.id AS source');
    writeFileSync(join(folder, 'queries', 'drop.cypher'), 'MATCH (l:Loan) DELETE l RETURN l.id AS source');
    writeFileSync(join(folder, 'queries', 'books.cypher'), 'MATCH (b:Book) RETURN b.id AS id, b.name AS name');
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const five = (text: string) => Array.from({ length: 5 }, (_, position) => `${text} ${position}`);
  const loans = (): Tool => ({
    name: 'show_loans',
    group: 'loans',
    label: { en: 'The books borrowed.', fr: 'Les livres empruntés ici.' },
    audience: ['customer'],
    parameters: {},
    examples: { en: five('my loans'), fr: five('mes prêts') },
    body: template('loans'),
    answer: { en: () => '', fr: () => '' },
    needs: ['loans'],
  });
  const rules = (): Tool => ({
    ...loans(),
    name: 'search_rules',
    label: { en: 'The rules, when no other tool fits.', fr: "Le règlement, à défaut d'autre outil." },
    parameters: { question: { type: 'question', description: { en: 'The question', fr: 'La question' } } },
    examples: { en: five('house rules'), fr: five('règlement') },
    body: passages(),
    fallback: true,
  });
  const domain = (more: Partial<Domain> = {}): Domain => ({
    id: 'library',
    version: '1.0.0',
    folder,
    label: { en: { name: 'Library', description: 'Loans.' }, fr: { name: 'Bibliothèque', description: 'Prêts.' } },
    languages: ['en', 'fr'],
    groups: [{ id: 'loans', label: { en: { name: 'Loans', description: 'Loans.' }, fr: { name: 'Prêts', description: 'Prêts.' } } }],
    tools: [loans(), rules()],
    entities: {},
    terminology: [],
    examples: { en: [], fr: [] },
    stores: { graph: { indexes: [] }, passages: true },
    datasets: [{ id: 'demo', kind: 'demo', provides: ['loans'], asOf: '2026-01-01', files: [], read: () => [] }],
    ...more,
  });
  const whats = (more: Partial<Domain>) => lintDomain(domain(more)).map(({ what }) => what);
  const withTool = (more: Partial<Tool>) => whats({ tools: [{ ...loans(), ...more }, rules()] });

  test('a sound declaration has no fault', () => {
    expect(lintDomain(domain())).toEqual([]);
    expect(defineDomain(domain()).folder).toBe(folder);
  });

  test.each<[string, Partial<Tool>]>([
    ['the name says how it looks', { name: 'retrieve_loan_chunks' }],
    ['the name is not of the form verb_thing', { name: 'Loans' }],
    ['nobody may use it', { audience: [] }],
    ['the group "nowhere" does not exist', { group: 'nowhere' }],
    ['4 examples in "en"', { examples: { en: five('x').slice(1), fr: five('y') } }],
    ['it needs "cellar", which no dataset provides', { needs: ['cellar'] }],
    ['queries/none.cypher does not exist', { body: template('none') }],
    ['queries/drop.cypher writes', { body: template('drop') }],
    ['queries/books.cypher returns no source', { body: template('books') }],
  ])('%s', (what, more) => {
    expect(withTool(more)).toContain(what);
  });

  test.each<[string, Tool['parameters']]>([
    ['the name is reserved', { customer: { type: 'date', default: '', description: { en: 'Who', fr: 'Qui' } } }],
    ['the entity "ghost" does not exist', { book: { type: 'entity', entity: 'ghost', default: '', description: { en: 'A', fr: 'Un' } } }],
    ['its default is the maximum', { many: { type: 'number', default: 9, maximum: 9, description: { en: 'Many', fr: 'Nombre' } } }],
    [
      '$when_from would be bound twice',
      {
        when: { type: 'period', default: 'all', description: { en: 'When', fr: 'Quand' } },
        when_from: { type: 'date', default: '', description: { en: 'From', fr: 'Du' } },
      },
    ],
  ])('%s', (what, parameters) => {
    expect(withTool({ parameters })).toContain(what);
  });

  test('what must be each tool’s own', () => {
    const found = whats({ tools: [loans(), { ...loans(), name: 'list_loans' }, rules()] });
    expect(found).toEqual(expect.arrayContaining(['the same description in "en"', 'the example "my loans 0" stands twice']));
  });

  test('there is exactly one fallback', () => {
    expect(whats({ tools: [loans()] })).toContain('0 fallback tools');
  });

  test('names of customers and people are never published', () => {
    const own = { from: 'query', query: 'books', scope: 'own', published: true } as const;
    const people = { from: 'query', query: 'books', scope: 'reference', people: true, published: true } as const;
    expect(whats({ entities: { own, people } })).toEqual(
      expect.arrayContaining(["a customer's own names would be published", 'names of people would be published']),
    );
  });

  test('defineDomain names every fault with its fix', () => {
    expect(() => defineDomain(domain({ tools: [{ ...loans(), audience: [], needs: ['cellar'] }] }))).toThrow(
      /nobody may use it; name at least one role[\s\S]*0 fallback tools[\s\S]*cellar/,
    );
  });
});
