import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startAllInOne } from '@guichet/all-in-one';
import { describeWithData, testWithCommand } from '@guichet/testing';
import { askGolden, citing, type GoldenResult } from './ask-golden.ts';
import type { GoldenLine } from './golden-line.ts';
import { readJsonLines } from './json-lines.ts';

const minutes = 60_000;
const served = ['banking', 'insurance', 'finance'];

describeWithData('the golden questions, over gRPC', 'golden/check.py', (grader) => {
  const folder = dirname(grader);
  const files = ['banking', 'insurance', 'finance', 'cross'].map((name) => join(folder, `${name}.jsonl`));
  let results: readonly GoldenResult[];
  let work: string;

  beforeAll(async () => {
    work = mkdtempSync(join(tmpdir(), 'guichet-golden-'));
    const all = await startAllInOne({ data: 'outside', dataRoot: dirname(folder), home: work, engine: 'embedded', port: 0 });
    const lines = (await readJsonLines<GoldenLine>(files)).filter(({ domains }) => domains.every((domain) => served.includes(domain)));
    results = await askGolden(all.address, lines).finally(() => all.close());
  }, 5 * minutes);

  afterAll(() => rmSync(work, { recursive: true, force: true }));

  it('are answered right, most of them', () => {
    const wrong = results.filter(({ faults }) => faults.length > 0).map(({ line, faults }) => `${line.id}: ${faults.join('; ')}`);
    console.log(`${results.length - wrong.length} of ${results.length} golden lines pass\n${wrong.join('\n')}`);
    expect(wrong.length / results.length).toBeLessThan(0.12);
  });

  it('cite an expected source where they pass', () => {
    const { ought, cite } = citing(results);
    expect(cite.length / ought.length).toBeGreaterThanOrEqual(0.95);
  });

  it.each(['not_permitted', 'missing'])('never say what must not be said, nor invent: %s', (kind) => {
    expect(results.filter(({ line, faults }) => line.kind === kind && faults.length > 0)).toEqual([]);
  });

  testWithCommand("are graded as the set's own grader does", 'python3', () => {
    expect(verdictsOf(grader, files, results, work)).toEqual(new Map(results.map(({ line, faults }) => [line.id, faults.length === 0])));
  });
});

/** What check.py says of the same answers: passed or not, by line. */
function verdictsOf(grader: string, files: readonly string[], results: readonly GoldenResult[], work: string): Map<string, boolean> {
  const answers = join(work, 'answers.jsonl');
  writeFileSync(answers, results.map(({ answer }) => `${JSON.stringify(answer)}\n`).join(''));
  const printed = gradedBy('python3', [grader, answers, ...files]);
  const verdicts = [...printed.matchAll(/^(PASS|FAIL) (\S+)/gm)].map(([, verdict, id]) => [id!, verdict === 'PASS'] as const);
  return new Map(verdicts.filter(([id]) => results.some(({ line }) => line.id === id)));
}

/** The grader ends with 1 when a line fails; that is no failure of the grader. */
function gradedBy(command: string, args: readonly string[]): string {
  try {
    return execFileSync(command, args, { encoding: 'utf8' });
  } catch (error) {
    const { stdout } = error as { stdout?: string };
    if (stdout === undefined || stdout === '') throw error;
    return stdout;
  }
}
