import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { GuichetError } from '@guichet/contracts';
import type { Passwords } from './passwords.ts';
import type { RunFolder } from './run-folder.ts';
import type { Server } from './servers.ts';

export interface ServerPlace {
  readonly folder: RunFolder;
  /** Where what is fetched is kept. */
  readonly cache: string;
  /** Where its data is. */
  readonly work: string;
  readonly passwords: Passwords;
  /** What this process was started with. */
  readonly given: NodeJS.ProcessEnv;
}

/** The variables that say where a server is. */
export type Location = Readonly<Record<string, string>>;

/** Runs the server's script, which starts what does not run yet and waits until it answers. FAILED_PRECONDITION in the script's own words. */
export async function startServer(server: Server, { folder, cache, work, passwords, given }: ServerPlace): Promise<Location> {
  const settings = Object.fromEntries(server.settings.flatMap((name) => (given[name] ? [[name, given[name]]] : [])));
  const known = folder.servers().find(({ name }) => name === server.name);
  const record = known ?? { kind: 'server', name: server.name, environment: { ...settings, GUICHET_CACHE: cache, GUICHET_WORK: work } };
  folder.write(record);
  const secrets = Object.fromEntries(server.passwords.map((name) => [name, passwords.of(name)]));
  const said = await runScript(server.script, 'start', { ...given, ...record.environment, ...secrets });
  return Object.fromEntries([...said.matchAll(/^(\w+)=(.*)$/gm)].map(([, name, value]) => [name!, value!]));
}

export async function stopServer(server: Server, environment: Readonly<Record<string, string>>, given: NodeJS.ProcessEnv): Promise<void> {
  await runScript(server.script, 'stop', { ...given, ...environment });
}

const scripts = join(import.meta.dirname, '..', '..', '..', '..', 'scripts', 'servers');

async function runScript(script: string, action: 'start' | 'stop', env: NodeJS.ProcessEnv): Promise<string> {
  const child = spawn('bash', [join(scripts, script), action], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve));
  const [code, said, problems] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
  if (code !== 0) throw new GuichetError('FAILED_PRECONDITION', problems.trim() || `${script} ended with ${code}.`);
  return said;
}
