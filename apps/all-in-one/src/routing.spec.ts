import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { toCard } from '@guichet/agent-engine';
import { planQuestion } from '@guichet/orchestrator';
import { describeWithData } from '@guichet/testing';
import { domains } from './domains.ts';

interface Line {
  readonly text: string;
  readonly lang: string;
  readonly kind: string;
  readonly domains: readonly string[];
}

/** Without any data loaded the cards publish no names: what the declarations say must do. */
describeWithData('planQuestion on the routing set', 'sets/routing.jsonl', (file) => {
  it('finds exactly the right domains for 88 lines in 100', () => {
    const cards = domains.map((domain) => toCard(domain, [], []));
    const lines = readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Line);
    const byKind: Record<string, [right: number, all: number]> = {};
    let right = 0;
    for (const { text, lang, kind, domains: expected } of lines) {
      const plan = planQuestion({ text, turns: [], language: lang === 'en' ? 'en' : 'fr', cards });
      const found = plan.kind === 'search' ? [...new Set(plan.steps.map((step) => step.domains[0]))] : [];
      const isRight = found.sort().join() === [...expected].sort().join();
      const tally = (byKind[kind] ??= [0, 0]);
      tally[1] += 1;
      if (isRight) tally[0] += 1;
      right += Number(isRight);
    }
    console.log(`right sets of domains: ${right} of ${lines.length}`, JSON.stringify(byKind));
    expect(right / lines.length).toBeGreaterThan(0.88);
  }, 240_000);
});

it.each([
  ['Will it rain in Biarritz on Saturday?', 'off_topic'],
  ['Is it going to be sunny in Nice tomorrow?', 'off_topic'],
  ['Un grand merci, vous m’avez bien aidée', 'thanks'],
  ['Good evening', 'greeting'],
])('tells %j from the rest: %s', (text, kind) => {
  const cards = domains.map((domain) => toCard(domain, [], []));
  expect(planQuestion({ text, turns: [], language: 'en', cards }).kind).toBe(kind);
});
