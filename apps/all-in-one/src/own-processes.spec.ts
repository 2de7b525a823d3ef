import { mkdtempSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { credentials, Metadata } from '@grpc/grpc-js';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Answer, AskRequest, GuichetServiceClient, Readiness, Status, type AskStreamResponse, type Domain } from '@guichet/contracts';
import { OwnNats, describeWithServer, freePort } from '@guichet/testing';
import { OwnProcess } from './own-process.fixture.ts';

const agents = ['banking', 'insurance', 'finance'];
const twoDomains = 'What are the balances of my accounts, and what is the deductible of my car insurance?';

describeWithServer('nats', () => {
  describe('five processes', () => {
    let nats: OwnNats;
    let home: string;
    let environment: NodeJS.ProcessEnv;
    let client: GuichetServiceClient;
    const running = new Map<string, OwnProcess>();
    const start = (app: string) => running.set(app, new OwnProcess(app, environment));

    beforeAll(async () => {
      nats = await OwnNats.start();
      home = mkdtempSync(join(tmpdir(), 'guichet-processes-'));
      const port = await freePort();
      environment = {
        ...{ GUICHET_NATS_URL: nats.servers, GUICHET_GRPC_PORT: String(port), GUICHET_HOME: home, GUICHET_DATASETS: 'demo' },
        ...{ GUICHET_NEO4J_URLS: '', GUICHET_OPENSEARCH_URL: '', GUICHET_LOG_LEVEL: 'info' },
      };
      client = new GuichetServiceClient(`127.0.0.1:${port}`, credentials.createInsecure());
      for (const app of ['orchestrator', 'critic', ...agents]) start(app);
      await untilReady(agents);
    }, 240_000);

    afterAll(async () => {
      client.close();
      await Promise.all([...running.values()].map((process) => process.end('SIGKILL')));
      await nats.remove();
      rmSync(home, { recursive: true });
    });

    const metadata = new Metadata();
    metadata.set('authorization', 'Bearer demo:customer:C-1001');
    const ask = (question: string, timeMs = 60_000): Promise<Answer> =>
      new Promise((resolve, reject) => {
        client.ask(AskRequest.fromPartial({ question }), metadata, { deadline: Date.now() + timeMs }, (error, response) =>
          error ? reject(error) : resolve(response.answer!),
        );
      });
    const domains = (): Promise<Domain[]> =>
      new Promise((resolve, reject) => {
        client.listDomains({ locale: 'en' }, metadata, { deadline: Date.now() + 20_000 }, (error, response) =>
          error ? reject(error) : resolve(response.domains),
        );
      });
    async function untilReady(wanted: readonly string[]): Promise<void> {
      for (const limit = Date.now() + 200_000; Date.now() < limit; await wait(200)) {
        const known = await domains().catch(() => []);
        if (wanted.every((id) => known.some((domain) => domain.id === id && domain.readiness === Readiness.READINESS_READY))) return;
      }
      throw new Error([...running.values()].map(({ app, output }) => `${app}:\n${output.slice(-800)}`).join('\n'));
    }
    /** The server and the orchestrator learn a little later that a process has gone or is back. */
    async function askUntil(fits: (answer: Answer) => boolean): Promise<Answer> {
      for (const limit = Date.now() + 120_000; ; await wait(500)) {
        const answer = await ask(twoDomains, 30_000);
        if (fits(answer)) return answer;
        if (Date.now() > limit) throw new Error(`The last answer was: ${JSON.stringify(Answer.toJSON(answer))}`);
      }
    }
    const stepOf = (answer: Answer, domain: string) => answer.steps.find((step) => step.domain === domain)!;

    it('answer a question that needs two of them, checked by the critic', async () => {
      const answer = await ask(twoDomains);
      expect(answer).toMatchObject({ status: Status.STATUS_ANSWERED, notices: [expect.stringContaining('demo mode')] });
      expect(answer.steps.map(({ domain }) => domain)).toEqual(['banking', 'insurance']);
      expect(new Set(answer.evidence.map(({ domain }) => domain))).toEqual(new Set(['banking', 'insurance']));
    });

    it('end every question when an agent is killed among them, and use it again once it is back', async () => {
      const asked: Promise<Answer>[] = [];
      let killed: Promise<unknown> | undefined;
      for (let index = 0; index < 12; index++) {
        if (index === 4) killed = running.get('insurance')!.end('SIGKILL');
        asked.push(ask(twoDomains, 30_000));
        await wait(50);
      }
      const answers = await Promise.all(asked);
      for (const answer of answers) expect(stepOf(answer, 'banking').status).toBe(Status.STATUS_ANSWERED);
      await killed;
      const gone: unknown[] = ['no_responder', 'domain_gone']; // before and after its missed heartbeats
      const without = await askUntil((answer) => gone.includes(stepOf(answer, 'insurance').reason?.code));
      expect(without).toMatchObject({ status: Status.STATUS_PARTIAL, missing: [expect.stringContaining('insurance')] });
      expect(stepOf(without, 'insurance').status).toBe(Status.STATUS_FAILED);

      start('insurance');
      await askUntil(({ status }) => status === Status.STATUS_ANSWERED);
    }, 360_000);

    it('drain on SIGTERM: what is asked already is answered, and each exits with 0', async () => {
      const events = client.askStream({ ask: AskRequest.fromPartial({ question: twoDomains }) }, metadata, {
        deadline: Date.now() + 60_000,
      });
      const taken = Promise.withResolvers<void>();
      let last: Answer | undefined;
      events.on('data', ({ event }: AskStreamResponse) => {
        taken.resolve();
        if (event?.event?.$case === 'finished') last = event.event.value.answer;
      });
      const streamed = once(events, 'end');
      await Promise.race([taken.promise, streamed]);
      const stopped = running.get('orchestrator')!.end('SIGTERM');
      await streamed;
      expect(last?.status).toBe(Status.STATUS_ANSWERED);
      expect(await stopped).toBe(0);
      const codes = await Promise.all(['critic', ...agents].map((app) => running.get(app)!.end('SIGTERM')));
      expect(codes).toEqual([0, 0, 0, 0]);
    }, 120_000);
  });
});
