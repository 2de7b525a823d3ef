import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../free-port.ts';

const script = path.resolve(import.meta.dirname, '../../../../scripts/servers/start-nats.sh');

export interface NatsSettings {
  readonly configuration?: string;
  /** By variable, such as GUICHET_NATS_PASSWORD_BANKING. */
  readonly passwords?: Readonly<Record<string, string>>;
}

/** A NATS server of a suite's own, so that no other suite answers on its subjects and it may be stopped. */
export class OwnNats {
  readonly servers: string;
  private readonly work: string;
  private readonly port: number;
  private settings: Readonly<Record<string, string>> = {};

  private constructor(port: number, work: string) {
    this.servers = `nats://127.0.0.1:${port}`;
    this.port = port;
    this.work = work;
  }

  /** With another configuration than deploy/nats/nats.conf, or other passwords than those for development, where they are given. */
  static async start({ configuration, passwords = {} }: NatsSettings = {}): Promise<OwnNats> {
    const server = new OwnNats(await freePort(), await mkdtemp(path.join(tmpdir(), 'guichet-nats-')));
    const file = path.join(server.work, 'nats.conf');
    if (configuration) await writeFile(file, configuration);
    server.settings = { ...passwords, ...(configuration && { GUICHET_NATS_CONFIG: file }) };
    await server.run('start');
    return server;
  }

  start(): Promise<void> {
    return this.run('start');
  }

  stop(): Promise<void> {
    return this.run('stop');
  }

  async remove(): Promise<void> {
    await this.stop();
    await rm(this.work, { recursive: true });
  }

  private async run(action: 'start' | 'stop'): Promise<void> {
    const env = {
      GUICHET_WORK: this.work,
      GUICHET_NATS_PORT: String(this.port),
      GUICHET_NATS_MONITOR: String(await freePort()),
      ...this.settings,
    };
    await promisify(execFile)('/usr/bin/env', [...Object.entries(env).map((pair) => pair.join('=')), script, action]);
  }
}
