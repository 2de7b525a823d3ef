import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { parseEnv } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Status, type Answer, type Step } from '@guichet/contracts';
import { describeWithServer } from '@guichet/testing';
import { CommandLine } from './command-line.fixture.ts';
import { identify, isAlive } from './process-identity.ts';
import { RunFolder } from './run-folder.ts';

const services = ['orchestrator', 'banking', 'insurance', 'finance', 'critic'];
/** The first part needs banking's graph, the second insurance's graph and passages. */
const twoDomains = 'What are the balances of my accounts, and what does the insurance code say about declaring a claim?';
const minutes = (count: number) => count * 60_000;

describeWithServer('neo4j', () => {
  describe('five processes on servers of their own', () => {
    let at: CommandLine;

    beforeAll(async () => {
      at = await CommandLine.open();
      await upWith();
    }, minutes(6));

    afterAll(async () => {
      await at.run('down');
      at.close();
    }, minutes(2));

    async function upWith(...names: string[]): Promise<void> {
      const { code, said, problems } = await at.run('up', ...names);
      expect({ code, said, problems }).toEqual({ code: 0, said: expect.stringContaining('Ready:'), problems: '' });
    }

    /** Asks all the time; `meanwhile` happens among the questions, and some more are asked once it has happened. */
    async function askDuring(meanwhile: () => Promise<void> | void): Promise<{ all: Answer[]; after: Answer }> {
      const asked: Promise<Answer>[] = [];
      const askSome = async () => {
        for (let index = 0; index < 5; index++) {
          asked.push(at.ask(twoDomains));
          await wait(20);
        }
      };
      await askSome();
      await meanwhile();
      await askSome();
      const all = await Promise.all(asked); // rejects when one of them did not end within its deadline
      return { all, after: all.at(-1)! };
    }

    const stepOf = (answer: Answer, domain: string): Step => answer.steps.find((step) => step.domain === domain)!;

    /** Answered, or partial with the failed step and why. */
    function expectEnded(answers: readonly Answer[], mayFail: readonly string[]): void {
      for (const answer of answers) {
        const open = answer.steps.filter(({ status }) => status !== Status.STATUS_ANSWERED);
        expect(mayFail).toEqual(expect.arrayContaining(open.map(({ domain }) => domain)));
        for (const { status, reason } of open) {
          expect({ status, reason }).toEqual({
            status: Status.STATUS_FAILED,
            reason: { code: expect.stringMatching(/./), message: expect.stringMatching(/./) },
          });
        }
        expect(answer.status).toBe(
          open.length === 0 ? Status.STATUS_ANSWERED : open.length < answer.steps.length ? Status.STATUS_PARTIAL : Status.STATUS_FAILED,
        );
      }
    }

    async function untilAnswered(): Promise<Answer> {
      for (const limit = Date.now() + minutes(1); ; await wait(200)) {
        const answer = await at.ask(twoDomains);
        if ((answer.status === Status.STATUS_ANSWERED && answer.notices.length === 1) || Date.now() > limit) return answer;
      }
    }

    async function untilGone(pid: number): Promise<void> {
      while (identify(pid)) await wait(20);
    }

    async function killHard(pid: number): Promise<void> {
      process.kill(pid, 'SIGKILL');
      await untilGone(pid);
    }

    it('answer from every store, checked by the critic', async () => {
      expect(await at.ask(twoDomains)).toMatchObject({
        status: Status.STATUS_ANSWERED,
        notices: [expect.stringContaining('demo mode')],
        steps: [expect.objectContaining({ domain: 'banking' }), expect.objectContaining({ domain: 'insurance' })],
      });
    });

    it(
      'stay as they are when `up` is called again',
      async () => {
        const before = services.map((name) => at.pid(name));
        await upWith();
        expect(services.map((name) => at.pid(name))).toEqual(before);
      },
      minutes(2),
    );

    it(
      'end every question when an agent is killed among them, and ask it again once it is back',
      async () => {
        const { all, after } = await askDuring(() => killHard(at.pid('insurance')));
        expectEnded(all, ['insurance']);
        expect(stepOf(after, 'insurance').reason?.code).toMatch(/^(no_responder|domain_gone)$/);
        await upWith('insurance');
        expect((await untilAnswered()).status).toBe(Status.STATUS_ANSWERED);
      },
      minutes(3),
    );

    it(
      'end every question when an agent hangs, and ask it again once it goes on',
      async () => {
        const pid = at.pid('insurance');
        const { all } = await askDuring(() => void process.kill(pid, 'SIGSTOP'));
        process.kill(pid, 'SIGCONT');
        expectEnded(all, ['insurance']);
        expect((await untilAnswered()).status).toBe(Status.STATUS_ANSWERED);
      },
      minutes(3),
    );

    it(
      'answer without the critic when it is killed, and say that nobody has checked',
      async () => {
        const { all, after } = await askDuring(() => killHard(at.pid('critic')));
        expectEnded(all, []);
        expect(after.notices).toContainEqual(expect.stringContaining('critic'));
        await upWith('critic');
        expect((await untilAnswered()).notices).toHaveLength(1);
      },
      minutes(3),
    );

    it(
      'end every question when OpenSearch is killed among them, and use it again once it is back',
      async () => {
        const { all, after } = await askDuring(() => killHard(at.serverPid(`opensearch-${at.environment['GUICHET_OPENSEARCH_PORT']}`)));
        expectEnded(all, ['insurance']);
        expect(stepOf(after, 'insurance').reason?.code).toBe('unavailable');
        await upWith();
        expect((await untilAnswered()).status).toBe(Status.STATUS_ANSWERED);
      },
      minutes(5),
    );

    it(
      'end every question when NATS is killed among them, and find each other again once it is back',
      async () => {
        const { all, after } = await askDuring(() => killHard(at.serverPid(`nats-${at.environment['GUICHET_NATS_PORT']}`)));
        expectEnded(all, ['banking', 'insurance']);
        for (const { reason } of after.steps) expect(reason?.code).toMatch(/^(unavailable|domain_gone)$/);
        await upWith();
        expect((await untilAnswered()).status).toBe(Status.STATUS_ANSWERED);
      },
      minutes(3),
    );

    it(
      'drop nothing when one of two instances of an agent is stopped',
      async () => {
        const second = await CommandLine.open({ ...environmentOf('insurance'), GUICHET_SERVER: at.environment['GUICHET_SERVER'] });
        expect(await second.run('up', 'insurance')).toMatchObject({ code: 0, said: expect.stringContaining('Ready:') });
        const { all } = await askDuring(async () => {
          expect(await second.run('down')).toMatchObject({ code: 0, said: expect.stringContaining('insurance     stopped') });
        });
        second.close();
        expectEnded(all, []);
      },
      minutes(3),
    );

    it(
      'are all known after `up` itself was killed at work',
      async () => {
        await at.run('down', 'finance', 'critic');
        const crashing = at.start('up', 'finance', 'critic');
        while (!at.record('critic') && !at.record('finance')) await wait(5);
        process.kill(crashing.pid, 'SIGKILL');
        await crashing.outcome;
        await upWith('finance', 'critic');
        expect((await untilAnswered()).notices).toHaveLength(1);
      },
      minutes(3),
    );

    it(
      'are stopped by `down` once what was asked is answered',
      async () => {
        const records = services.map((name) => at.record(name)!.process);
        const servers = [
          at.serverPid(`nats-${at.environment['GUICHET_NATS_PORT']}`),
          at.serverPid(`neo4j-${at.environment['GUICHET_NEO4J_PORT']}`),
          at.serverPid(`opensearch-${at.environment['GUICHET_OPENSEARCH_PORT']}`),
        ].map((pid) => identify(pid)!);
        expect([...records, ...servers].every(isAlive)).toBe(true);
        const last = at.ask(twoDomains);
        await wait(20);
        expect(await at.run('down')).toMatchObject({ code: 0 });
        expect((await last).status).toBe(Status.STATUS_ANSWERED);
        expect([...records, ...servers].filter(isAlive)).toEqual([]);
        expect(await at.run('down')).toMatchObject({ code: 0, said: expect.stringContaining('Nothing of') });
      },
      minutes(3),
    );

    /** What `up` wrote for a service, to run a second instance on the same servers. */
    function environmentOf(service: string): NodeJS.ProcessEnv {
      const file = new RunFolder(at.home).environmentFile(service);
      return parseEnv(readFileSync(file, 'utf8'));
    }
  });
});
