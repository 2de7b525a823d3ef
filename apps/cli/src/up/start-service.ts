import { spawn } from 'node:child_process';
import { openSync, closeSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { domains } from '@guichet/all-in-one';
import { GuichetError } from '@guichet/contracts';
import { identify, isAlive } from './process-identity.ts';
import type { RunFolder, ServiceRecord } from './run-folder.ts';
import { stopService } from './stop-service.ts';

/** Small spaces for young objects: an idle agent keeps about 60 MB less. */
const agentFlags = ['--max-semi-space-size=2'];

const apps = join(import.meta.dirname, '..', '..', '..');

/**
 * Starts one built service as a process that outlives this one, with this environment and no other, and waits until it says that it is
 * ready. One that runs already stays. FAILED_PRECONDITION with the end of its log when it dies first.
 */
export async function startService(
  name: string,
  environment: Readonly<Record<string, string>>,
  folder: RunFolder,
): Promise<'started' | 'running'> {
  const known = folder.services().find((record) => record.name === name);
  if (known && isAlive(known.process)) {
    if (known.ready) return 'running';
    await stopService(known, folder); // started by a `guichet up` that crashed: nobody knows whether it became ready
  }
  const address = name === 'orchestrator' ? grpcAddress(environment) : undefined;
  if (address) await assertFree(address.host, address.port);

  writeFileSync(folder.environmentFile(name), inLines(environment), { mode: 0o600 });
  const log = folder.log(name);
  if (existsSync(log)) renameSync(log, `${log}.before`);
  const output = openSync(log, 'a');
  const isAgent = domains.some(({ id }) => id === name);
  const child = spawn(process.execPath, [...(isAgent ? agentFlags : []), join(apps, name, 'dist', 'main.js')], {
    env: environment,
    detached: true,
    stdio: ['ignore', output, output, 'ipc'],
  });
  closeSync(output);
  const ready = Promise.withResolvers<void>();
  child.once('message', () => ready.resolve());
  child.once('error', (error) => ready.reject(error));
  child.once('exit', () => ready.reject(new GuichetError('FAILED_PRECONDITION', `it ended before it was ready. ${endOf(log)}`)));
  const process_ = child.pid === undefined ? undefined : identify(child.pid);
  const record: ServiceRecord | undefined = process_ && {
    kind: 'service',
    name,
    process: process_,
    ready: false,
    ...(address && { address: `${address.host}:${address.port}` }),
  };
  if (record) folder.write(record);
  try {
    await ready.promise;
    if (record) folder.write({ ...record, ready: true });
    return 'started';
  } catch (error) {
    folder.remove(name);
    throw error;
  } finally {
    if (child.connected) child.disconnect();
    child.unref();
  }
}

const grpcAddress = (environment: Readonly<Record<string, string>>) => ({
  host: environment['GUICHET_GRPC_HOST'] ?? '127.0.0.1',
  port: Number(environment['GUICHET_GRPC_PORT'] ?? 50051),
});

async function assertFree(host: string, port: number): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', reject).listen(port, host, resolve);
  }).catch((cause: NodeJS.ErrnoException) => {
    if (cause.code !== 'EADDRINUSE') throw cause;
    const advice = `port ${port} is taken by another program: stop that one, or set GUICHET_GRPC_PORT to a free port.`;
    throw new GuichetError('FAILED_PRECONDITION', advice, { cause });
  });
  await new Promise((resolve) => probe.close(resolve));
}

/** Its own part, as a shell reads it. */
const inLines = (environment: Readonly<Record<string, string>>): string =>
  Object.entries(environment)
    .filter(([name]) => name.startsWith('GUICHET_'))
    .map(([name, value]) => `${name}='${value.replaceAll("'", String.raw`'\''`)}'\n`)
    .join('');

const endOf = (log: string): string => `Its log, ${log}, ends with:\n${readFileSync(log, 'utf8').split('\n').slice(-6).join('\n')}`;
