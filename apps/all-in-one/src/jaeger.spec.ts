import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { credentials, Metadata } from '@grpc/grpc-js';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AskRequest, GuichetServiceClient, Readiness, type Answer, type AskStreamResponse, type Domain } from '@guichet/contracts';
import { OwnNats, describeWithServer, freePort } from '@guichet/testing';
import { outlineOf, readJaegerTrace, type JaegerTrace } from './jaeger-trace.fixture.ts';
import { OwnProcess } from './own-process.fixture.ts';

const cli = join(import.meta.dirname, '..', '..', 'cli', 'bin', 'guichet.mjs');
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const services = ['orchestrator', 'critic', 'banking', 'insurance', 'finance'];
/** The first part needs banking's graph, the second insurance's passages. */
const question = 'What are the balances of my accounts, and what does the insurance code say about declaring a claim?';

describeWithServer('jaeger', (jaeger) => {
  describe('a question to two domains, asked of five processes', () => {
    let nats: OwnNats;
    let home: string;
    const running: OwnProcess[] = [];
    const answers = {} as Record<'Ask' | 'AskStream', Answer>;
    const traces = {} as Record<'Ask' | 'AskStream', JaegerTrace>;

    beforeAll(async () => {
      nats = await OwnNats.start();
      home = mkdtempSync(join(tmpdir(), 'guichet-jaeger-'));
      const port = await freePort();
      const environment = {
        ...{ GUICHET_NATS_URL: nats.servers, GUICHET_GRPC_PORT: String(port), GUICHET_HOME: home, GUICHET_DATASETS: 'demo' },
        ...{ GUICHET_NEO4J_URLS: '', GUICHET_OPENSEARCH_URL: '', GUICHET_LOG_LEVEL: 'info', GUICHET_LOG: 'json' },
        OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: process.env['GUICHET_JAEGER_TRACES_ENDPOINT']!,
      };
      for (const app of services) running.push(new OwnProcess(app, environment));
      const client = new GuichetServiceClient(`127.0.0.1:${port}`, credentials.createInsecure());
      await untilReady(client);
      await ask(client); // the first question also reads the names that every later one finds known
      answers.Ask = await ask(client);
      answers.AskStream = await askStream(client);
      client.close();
      // What ends in an orderly way sends its last spans.
      expect(await Promise.all(running.map((process) => process.end('SIGTERM')))).toEqual([0, 0, 0, 0, 0]);
      for (const way of ['Ask', 'AskStream'] as const) traces[way] = await readJaegerTrace(jaeger, answers[way].traceId);
    }, 400_000);

    afterAll(async () => {
      await Promise.all(running.map((process) => process.end('SIGKILL')));
      await nats.remove();
      rmSync(home, { recursive: true });
    });

    async function untilReady(client: GuichetServiceClient): Promise<void> {
      for (const limit = Date.now() + 240_000; Date.now() < limit; await wait(500)) {
        const known = await domainsOf(client).catch(() => []);
        if (known.filter(({ readiness }) => readiness === Readiness.READINESS_READY).length === 3) return;
      }
      throw new Error(running.map(({ app, output }) => `${app}:\n${output.slice(-800)}`).join('\n'));
    }

    describe.each(['Ask', 'AskStream'] as const)('by %s', (way) => {
      it('is one tree with one root, every parent known, whole', () => {
        const { spans } = traces[way];
        expect(spans.filter(({ isRoot }) => isRoot).map(({ name }) => name)).toEqual([`guichet.v1.GuichetService/${way}`]);
        expect(spans.filter(({ isRoot, hasKnownParent }) => !isRoot && !hasKnownParent)).toEqual([]);
        expect(withoutChoices(outlineOf(traces[way]))).toBe(expectedTree(way));
      });

      it('says of each part what it is, how it was decided and what is left of the budget', () => {
        const { spans } = traces[way];
        for (const [name, attributes] of expectedAttributes(way)) {
          const named = spans.filter((span) => withoutChoices(span.name) === name);
          expect({ name, found: named.length > 0 }).toEqual({ name, found: true });
          for (const span of named) expect(span.attributes).toMatchObject(attributes);
        }
      });

      it('is shown by `guichet trace`', async () => {
        const { stdout } = await promisify(execFile)(process.execPath, [cli, 'trace', answers[way].traceId, '--jaeger', jaeger]);
        for (const { name, service } of traces[way].spans) expect(stdout).toMatch(new RegExp(`${service} .* ${escaped(name)}`));
        expect(stdout).toContain(`${traces[way].spans.length} spans of banking, critic, insurance, orchestrator`);
      });

      it('is named, with the run, by the log', () => {
        const lines = running[0]!.output.split('\n').filter((line) => line.startsWith('{'));
        const logged = lines
          .map((line) => JSON.parse(line) as Record<string, unknown>)
          .find((line) => line['run_id'] === answers[way].runId);
        expect(logged).toMatchObject({
          service: 'orchestrator',
          trace_id: answers[way].traceId,
          message: expect.stringContaining('answered'),
        });
      });

      it('tells nothing of what was asked or answered, nor whose it is', () => {
        const words = ['balances of', 'my accounts', 'insurance code', 'declaring a'];
        const secrets = [...words, 'C-1001', 'Camille', 'Durand', ...dataOf(answers[way])];
        expect(secrets.length).toBeGreaterThan(8);
        expect(secrets.filter((secret) => traces[way].text.includes(secret))).toEqual([]);
      });
    });
  });
});

const dataOf = ({ sentences, evidence }: Answer): string[] => [
  ...sentences.map(({ text }) => text),
  ...evidence.flatMap(({ excerpt, source }) => [excerpt, source]),
];

/** Which tool and which queries are the domains' business: they stand as `…`. */
const withoutChoices = (outline: string): string =>
  [...new Set(outline.replace(/(execute_tool|query) \w+/g, '$1 …').split('\n'))].join('\n');

const agent = (domain: string, look: readonly string[]): string[] => [
  `    orchestrator: invoke_agent ${domain} (client)`,
  `      orchestrator: publish guichet.v1.${domain}.retrieve (producer)`,
  `        ${domain}: process guichet.v1.${domain}.retrieve (consumer)`,
  `          ${domain}: execute_tool … (internal)`,
  ...look,
  `          ${domain}: guard arguments (internal)`,
  `          ${domain}: guard caller (internal)`,
  `          ${domain}: query … (client)`,
  `          ${domain}: select tool (internal)`,
  `          ${domain}: signals (internal)`,
];

const expectedTree = (way: string): string =>
  [
    `orchestrator: guichet.v1.GuichetService/${way} (server)`,
    '  orchestrator: invoke_workflow answer_question (internal)',
    '    orchestrator: compose (internal)',
    '    orchestrator: critique (internal)',
    '      orchestrator: publish guichet.v1.critic.review (producer)',
    '        critic: process guichet.v1.critic.review (consumer)',
    ...agent('banking', ['            banking: query … (client)']),
    ...agent('insurance', ['            insurance: retrieval (internal)', '              insurance: search passages (client)']),
    '    orchestrator: plan (internal)',
    '      orchestrator: select domain (internal)',
  ].join('\n');

/** What each kind of span says, beside its name. */
const expectedAttributes = (way: string): [name: string, attributes: object][] => [
  [
    `guichet.v1.GuichetService/${way}`,
    { 'rpc.system.name': 'grpc', 'rpc.method': `guichet.v1.GuichetService/${way}`, 'rpc.response.status_code': 'OK' },
  ],
  [
    'invoke_workflow answer_question',
    {
      'gen_ai.operation.name': 'invoke_workflow',
      'guichet.run.id': expect.stringMatching(/^[0-9a-f-]{36}$/),
      'guichet.status': 'answered',
      'guichet.stop_reason': 'complete',
      'guichet.budget.calls_made': 2,
      'guichet.budget.remaining_ms': expect.any(Number),
    },
  ],
  ['plan', { 'gen_ai.operation.name': 'plan', 'guichet.plan.kind': 'search', 'guichet.steps': 2 }],
  [
    'select domain',
    {
      'guichet.selected': '["banking","insurance"]',
      'guichet.rung': expect.stringMatching(/rule|classifier/),
      'guichet.scores': expect.stringMatching(/^\[0\.\d+,0\.\d+\]$/),
    },
  ],
  [
    'invoke_agent insurance',
    { 'gen_ai.operation.name': 'invoke_agent', 'gen_ai.agent.name': 'insurance', 'guichet.status': 'answered', 'guichet.step.id': 's2' },
  ],
  [
    'publish guichet.v1.insurance.retrieve',
    {
      'messaging.system': 'nats',
      'messaging.operation.type': 'send',
      'messaging.destination.name': 'guichet.v1.insurance.retrieve',
      'guichet.budget.remaining_ms': expect.any(Number),
    },
  ],
  [
    'process guichet.v1.insurance.retrieve',
    { 'messaging.system': 'nats', 'messaging.operation.type': 'process', 'messaging.consumer.group.name': 'insurance' },
  ],
  ['guard caller', { 'guichet.guard.name': 'caller', 'guichet.guard.outcome': 'passed' }],
  [
    'select tool',
    {
      'guichet.rung': expect.stringMatching(/^(rule|classifier)$/),
      'guichet.candidates': expect.stringMatching(/^\["\w+/),
      'guichet.scores': expect.stringMatching(/^\[\d/),
    },
  ],
  ['execute_tool …', { 'gen_ai.operation.name': 'execute_tool', 'gen_ai.tool.name': expect.stringMatching(/^\w+$/) }],
  [
    'retrieval',
    { 'gen_ai.operation.name': 'retrieval', 'gen_ai.data_source.id': 'insurance-passages', 'guichet.passages': expect.any(Number) },
  ],
  [
    'query …',
    {
      'db.system.name': 'grafeo',
      'db.operation.name': 'query',
      'db.namespace': expect.stringMatching(/^(banking|insurance)$/),
      'guichet.query': expect.stringMatching(/^\w+$/),
    },
  ],
  ['signals', { 'guichet.signals.recommendation': expect.stringMatching(/^(proceed|re_query)$/) }],
  ['critique', { 'guichet.round': 1, 'guichet.approved': true }],
];

const metadata = new Metadata();
metadata.set('authorization', 'Bearer demo:customer:C-1001');
const within = () => ({ deadline: Date.now() + 60_000 });

const ask = (client: GuichetServiceClient): Promise<Answer> =>
  new Promise((resolve, reject) =>
    client.ask(AskRequest.fromPartial({ question }), metadata, within(), (error, response) =>
      error ? reject(error) : resolve(response.answer!),
    ),
  );

async function askStream(client: GuichetServiceClient): Promise<Answer> {
  const events = client.askStream({ ask: AskRequest.fromPartial({ question }) }, metadata, within());
  let answer: Answer | undefined;
  for await (const { event } of events as AsyncIterable<AskStreamResponse>)
    if (event?.event?.$case === 'finished') answer = event.event.value.answer;
  return answer!;
}

const domainsOf = (client: GuichetServiceClient): Promise<Domain[]> =>
  new Promise((resolve, reject) =>
    client.listDomains({ locale: 'en' }, metadata, within(), (error, response) => (error ? reject(error) : resolve(response.domains))),
  );
