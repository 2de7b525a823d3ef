// Two NATS servers of the benchmark's own: one as Guichet runs it (a user for each service), and an open one for the reference.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { connect } from 'node:net';
import { end, freePort } from './processes.mjs';

const script = resolve(import.meta.dirname, '../scripts/servers/start-nats.sh');

export async function startNats(work) {
  const port = await freePort();
  const env = { ...process.env, GUICHET_WORK: work, GUICHET_NATS_PORT: String(port), GUICHET_NATS_MONITOR: String(await freePort()) };
  const run = (action) => execFileSync(script, [action], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  run('start');
  const own = { url: `nats://127.0.0.1:${port}`, pid: Number(readFileSync(join(work, `nats-${port}`, 'pid'), 'utf8')) };

  const openPort = await freePort();
  const child = spawn(binary(), ['-a', '127.0.0.1', '-p', String(openPort)], { stdio: 'ignore' });
  await untilOpen(openPort);
  return { own, open: { url: `nats://127.0.0.1:${openPort}`, pid: child.pid }, stop: async () => (run('stop'), end(child)) };
}

/** The one that the script obtained, or the system's. */
function binary() {
  const cache = process.env.GUICHET_CACHE ?? join(homedir(), '.cache', 'guichet');
  const [, version] = /^version=(.*)$/m.exec(readFileSync(script, 'utf8'));
  const obtained = join(cache, `nats-${version}`, 'nats-server');
  return existsSync(obtained) ? obtained : 'nats-server';
}

async function untilOpen(port) {
  const isOpen = () =>
    new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1', () => (socket.end(), resolve(true)));
      socket.on('error', () => resolve(false));
    });
  for (const limit = Date.now() + 10_000; !(await isOpen());) if (Date.now() > limit) throw new Error('nats-server did not start.');
}
