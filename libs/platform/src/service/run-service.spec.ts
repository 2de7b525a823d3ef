import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';

const module = path.resolve(import.meta.dirname, 'run-service.ts');
/** Rejects when the process has gone: what has not been written by then never will be. */
const ended = async (child: ChildProcess): Promise<never> => {
  const [code] = (await once(child, 'close')) as [number | null];
  throw new Error(`The process ended with ${code}.`);
};
const flags = [
  '--conditions=guichet-source',
  '--experimental-transform-types',
  '--disable-warning=ExperimentalWarning',
  '--input-type=module',
];

describe('a service as a process', () => {
  let child: ChildProcess;
  let written: string;

  afterEach(() => {
    child.kill('SIGKILL');
  });

  const run = (start: string, shutdownLimitMs = 60_000): void => {
    const code = `import { runService } from ${JSON.stringify(module)}; await runService({ name: 'desk', version: '1.0.0', start: ${start} });`;
    child = spawn(process.execPath, [...flags, '-e', code], {
      env: { ...process.env, GUICHET_LOG: 'json', GUICHET_SHUTDOWN_LIMIT_MS: String(shutdownLimitMs) },
    });
    written = '';
    child.stderr!.on('data', (chunk: Buffer) => (written += chunk.toString()));
    child.stdout!.on('data', (chunk: Buffer) => (written += chunk.toString()));
  };
  const until = async (text: string): Promise<void> => {
    while (!written.includes(text)) await Promise.race([once(child.stdout!, 'data'), once(child.stderr!, 'data'), ended(child)]);
  };
  const stop = async (): Promise<unknown> => {
    await until('is ready');
    const closed = once(child, 'close'); // later than `exit`: everything that it wrote has been read
    child.kill('SIGTERM');
    return (await closed)[0];
  };

  test('stops in order: not ready, then closed, then gone', async () => {
    run(`async ({ health }) => {
      health.onChange(({ ready }) => console.log('ready: ' + ready));
      setInterval(() => {}, 1000);
      return { close: async () => console.log('closed') };
    }`);
    expect(await stop()).toBe(0);
    expect(written.match(/ready: \w+|closed/g)).toEqual(['ready: true', 'ready: false', 'closed']);
  });

  test('does not wait for ever for what does not end', async () => {
    run(`async () => (setInterval(() => {}, 1000), { close: () => new Promise(() => {}) })`, 300);
    expect(await stop()).toBe(1);
    expect(written).toContain('stopping hard');
  });

  test('a start that fails says why and exits', async () => {
    run(`async () => { throw new Error('no store'); }`);
    const [code] = (await once(child, 'close')) as [number];
    expect([code, written]).toEqual([1, expect.stringContaining('desk could not start: Error: no store')]);
  });
});
