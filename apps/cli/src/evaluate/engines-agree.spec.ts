import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createAgent, ingestDataset, openDomainStores, sourcesOf, type Agent, type OpenStores } from '@guichet/agent-engine';
import { domains, rootOf, startAllInOne, storeLocations, type EngineChoice } from '@guichet/all-in-one';
import { protocolVersion, RetrieveRequest, type RetrieveResponse } from '@guichet/contracts';
import { parseExample, type Domain, type Tool } from '@guichet/domain-kit';
import { describeWithData, describeWithServer } from '@guichet/testing';
import { askGolden } from './ask-golden.ts';
import type { GoldenLine } from './golden-line.ts';
import { readJsonLines } from './json-lines.ts';

const examplesPerLanguage = 2;
const customers = ['C-1001', 'C-1002'];

describeWithServer('neo4j', () => {
  describeWithServer('opensearch', () => {
    describe.each([...domains])('every tool of $id on both engines', (domain) => {
      const running: { agent: Agent; stores: OpenStores }[] = [];
      let home: string;

      beforeAll(async () => {
        home = mkdtempSync(join(tmpdir(), 'guichet-templates-'));
        for (const engine of ['embedded', 'real'] as const) running.push(await open(domain, engine, home));
      }, 120_000);
      afterAll(async () => {
        for (const { stores } of running) await stores.close();
        rmSync(home, { recursive: true, force: true });
      });

      it.each([...domain.tools])(
        '$name',
        async (tool) => {
          for (const { text, language, customer } of questionsFor(tool)) {
            const [first, second] = await Promise.all(
              running.map(({ agent }) => agent.retrieve(request(text, language, tool, customer), limits())),
            );
            expect(comparable(second!)).toEqual(comparable(first!));
          }
        },
        60_000,
      );
    });

    // In this file and after the tools, because both fill the same servers: first with the demo data, then with the outside data.
    describeWithData('every golden line on both engines', 'golden/check.py', (grader) => {
      it('is answered alike', async () => {
        const home = mkdtempSync(join(tmpdir(), 'guichet-golden-'));
        const lines = await readJsonLines<GoldenLine>(
          ['banking', 'insurance', 'finance', 'cross'].map((name) => join(dirname(grader), `${name}.jsonl`)),
        );
        const ask = async (engine: EngineChoice) => {
          const all = await startAllInOne({ data: 'outside', dataRoot: dirname(dirname(grader)), home, engine, port: 0 });
          const results = await askGolden(all.address, lines).finally(() => all.close());
          return results.map(({ answer }) => ({ ...answer, trace_id: '' }));
        };
        const embedded = await ask('embedded');
        expect(await ask('real')).toEqual(embedded);
        rmSync(home, { recursive: true, force: true });
      }, 600_000);
    });
  });
});

async function open(domain: Domain, engine: EngineChoice, home: string): Promise<{ agent: Agent; stores: OpenStores }> {
  const stores = await openDomainStores(domain, storeLocations(domain, 'demo', engine, home));
  for (const dataset of domain.datasets.filter(({ kind }) => kind === 'demo')) {
    await ingestDataset({ domain, dataset, root: rootOf(domain, dataset, ''), stores });
  }
  return { agent: createAgent({ domain, stores }), stores };
}

function questionsFor(tool: Tool) {
  const callers = tool.audience.includes('customer') ? customers : [''];
  return (['en', 'fr'] as const).flatMap((language) =>
    tool.examples[language]
      .slice(0, examplesPerLanguage)
      .flatMap((example) => callers.map((customer) => ({ text: parseExample(example).text, language, customer }))),
  );
}

const request = (question: string, language: 'en' | 'fr', tool: Tool, customer: string) =>
  RetrieveRequest.fromPartial({
    protocolVersion,
    runId: 'agree',
    stepId: 's1',
    question,
    language,
    asOf: '2026-06-30',
    caller: { role: customer === '' ? (tool.audience.includes('staff') ? 'staff' : 'service') : 'customer', customerId: customer },
  });

const limits = () => ({ signal: AbortSignal.timeout(20_000), deadline: Date.now() + 20_000 });

/** What an agent says, without the times at which it said it; scores to six digits. */
function comparable({ status, reason, tool, arguments: given, sentences, evidence, clarification }: RetrieveResponse) {
  return {
    status,
    reason,
    tool,
    given,
    sentences,
    clarification,
    evidence: evidence.map(({ source, sources, title, excerpt, fields, asOf, score }) => ({
      sources: sourcesOf({ source, sources }),
      title,
      excerpt,
      fields,
      asOf,
      score: score === undefined ? undefined : Number(score.toPrecision(6)),
    })),
  };
}
