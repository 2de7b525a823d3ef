import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { languages, lintDomain, type Domain } from '@guichet/domain-kit';

/** Every domain's folder looks the same: who knows one knows all. */
const folderShape = [
  'domain.ts',
  'domain.spec.ts',
  'main.ts',
  'README.md',
  'CHANGELOG.md',
  'package.json',
  'tools',
  'queries',
  'data',
  'examples',
  'guardrails',
];

const fewestTools = 12;
const fewestGroups = 3;

export function checkShape(domain: Domain): void {
  test('its folder has the shape that every domain has', () => {
    expect(folderShape.filter((name) => !existsSync(join(domain.folder, name)))).toEqual([]);
  });

  test('its declaration breaks no rule', () => {
    expect(lintDomain(domain)).toEqual([]);
  });

  test(`it has at least ${fewestTools} tools in at least ${fewestGroups} groups`, () => {
    expect(domain.tools.length).toBeGreaterThanOrEqual(fewestTools);
    expect(domain.groups.length).toBeGreaterThanOrEqual(fewestGroups);
  });

  test('it speaks every language, and has questions that no tool answers', () => {
    expect([...domain.languages].sort()).toEqual([...languages].sort());
    for (const language of languages) expect(domain.examples[language].length).toBeGreaterThan(0);
  });

  test('it has demo data of its own', () => {
    expect(domain.datasets.some(({ kind }) => kind === 'demo')).toBe(true);
  });
}
