import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { AskRequest, type Answer } from '@guichet/contracts';
import { Client } from '../client.ts';
import { freePorts } from './free-ports.fixture.ts';
import type { ServiceRecord } from './run-folder.ts';

export interface Outcome {
  readonly code: number | null;
  readonly said: string;
  readonly problems: string;
}

const bin = join(import.meta.dirname, '..', '..', 'bin', 'guichet.mjs');

/** The built command line with a home and ports of its own, as a person at a terminal uses it. */
export class CommandLine {
  readonly #client: Client;

  private constructor(
    readonly home: string,
    readonly environment: NodeJS.ProcessEnv,
  ) {
    this.#client = new Client(environment['GUICHET_SERVER']!, 'demo:customer:C-1001', 20_000);
  }

  /** The servers of the test run do not count: those that the environment does not name are started for this home. */
  static async open(environment: NodeJS.ProcessEnv = {}): Promise<CommandLine> {
    const home = mkdtempSync(join(tmpdir(), 'guichet-up-'));
    chmodSync(home, 0o755); // OpenSearch runs as another user
    const first = await freePorts();
    const ports = {
      GUICHET_GRPC_PORT: String(first),
      GUICHET_NATS_PORT: String(first + 1),
      GUICHET_NATS_MONITOR: String(first + 2),
      GUICHET_NEO4J_PORT: String(first + 3),
      GUICHET_OPENSEARCH_PORT: String(first + 6),
      GUICHET_JAEGER_PORT: String(first + 7),
      GUICHET_JAEGER_OTLP_PORT: String(first + 8),
    };
    const noServers = {
      GUICHET_NATS_URL: '',
      GUICHET_NEO4J_URLS: '',
      GUICHET_OPENSEARCH_URL: '',
      OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: '',
      OTEL_EXPORTER_OTLP_ENDPOINT: '',
    };
    return new CommandLine(home, { GUICHET_HOME: home, GUICHET_SERVER: `127.0.0.1:${first}`, ...ports, ...noServers, ...environment });
  }

  run(...words: string[]): Promise<Outcome> {
    return this.start(...words).outcome;
  }

  start(...words: string[]): { readonly pid: number; readonly outcome: Promise<Outcome> } {
    const env = { ...process.env, ...this.environment };
    const child = spawn(process.execPath, [bin, ...words], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    const parts = [once(child, 'close') as Promise<[number | null]>, text(child.stdout), text(child.stderr)] as const;
    return { pid: child.pid!, outcome: Promise.all(parts).then(([[code], said, problems]) => ({ code, said, problems })) };
  }

  /** Rejects when the question did not end within its deadline of 20 seconds. */
  ask(question: string): Promise<Answer> {
    return this.#client.ask(AskRequest.fromPartial({ question }));
  }

  record(service: string): ServiceRecord | undefined {
    try {
      return JSON.parse(readFileSync(join(this.home, 'up', `${service}.json`), 'utf8')) as ServiceRecord;
    } catch {
      return undefined;
    }
  }

  pid(service: string): number {
    return this.record(service)!.process.pid;
  }

  /** Of a server, from the folder in which its script keeps it. */
  serverPid(folder: string): number {
    return Number(readFileSync(join(this.home, 'servers', 'demo', folder, 'pid'), 'utf8'));
  }

  close(): void {
    this.#client.close();
    rmSync(this.home, { recursive: true, force: true, maxRetries: 5, retryDelay: 500 });
  }
}
