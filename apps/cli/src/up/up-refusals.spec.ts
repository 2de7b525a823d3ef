import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { CommandLine } from './command-line.fixture.ts';

const minutes = (count: number) => count * 60_000;

describe('guichet up and down say what to do', () => {
  let taken: Server;
  let at: CommandLine;

  beforeEach(async () => {
    taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    at = await CommandLine.open({
      GUICHET_NATS_URL: 'nats://127.0.0.1:1',
      OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://127.0.0.1:1/v1/traces',
      GUICHET_GRPC_PORT: String((taken.address() as AddressInfo).port),
    });
  });

  afterEach(() => {
    taken.close();
    at.close();
  });

  it(
    'when nothing runs',
    async () => {
      expect(await at.run('down')).toEqual({ code: 0, said: `Nothing of ${at.home} runs.\n`, problems: '' });
    },
    minutes(1),
  );

  it(
    'about a service that does not exist',
    async () => {
      expect(await at.run('up', 'assurance')).toMatchObject({ code: 2, problems: expect.stringContaining('banking, insurance, finance') });
    },
    minutes(1),
  );

  it(
    'about a port that is taken',
    async () => {
      expect(await at.run('up', 'orchestrator')).toMatchObject({
        code: 1,
        problems: expect.stringMatching(/port \d+ is taken.*GUICHET_GRPC_PORT/),
      });
    },
    minutes(1),
  );

  it(
    'about Java that is missing',
    async () => {
      at.environment['JAVA_HOME'] = '/nowhere';
      const { code, problems } = await at.run('up', 'insurance');
      expect(code).toBe(1);
      expect(problems).toMatch(/start-neo4j: it needs Java 17 or newer: install it/);
      expect(problems).toMatch(/insurance was not started/);
    },
    minutes(1),
  );

  it(
    'with the end of the log, about a service that ends before it is ready',
    async () => {
      expect(await at.run('up', 'critic')).toMatchObject({
        code: 1,
        problems: expect.stringMatching(/critic: it ended before it was ready[^]*No NATS server answers at nats:\/\/127\.0\.0\.1:1/),
      });
      expect(await at.run('down')).toMatchObject({ code: 0, said: expect.stringContaining('Nothing of') });
    },
    minutes(2),
  );
});
