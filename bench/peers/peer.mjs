// Guichet at the work of the peers' benchmark: create() starts the shipped orchestrator, critic and three agents as processes on NATS, and gives
// ask(question) → answer over gRPC. What is measured of it is in run.mjs, since the work is not in the client's process.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { clientOf } from '../client.mjs';
import { startNats } from '../nats.mjs';
import { end, freePort, startNode } from '../processes.mjs';

const root = resolve(import.meta.dirname, '../..');

export async function create() {
  const work = mkdtempSync(join(tmpdir(), 'guichet-peer-'));
  const nats = await startNats(work);
  const port = await freePort();
  const env = { GUICHET_NATS_URL: nats.own.url, GUICHET_GRPC_PORT: String(port), GUICHET_HOME: work, GUICHET_DATASETS: 'demo' };
  const start = (...args) => startNode(args, { ready: 'is ready', env, cwd: root });
  const agent = (domain) => start(join(root, 'bench/peers/service.mjs'), domain);
  const main = (app) => start(join(root, 'apps', app, 'dist/main.js'));
  const domains = ['banking', 'insurance', 'finance'];
  const [orchestrator, critic, ...agents] = await Promise.all([main('orchestrator'), main('critic'), ...domains.map(agent)]);
  const client = clientOf(`127.0.0.1:${port}`, 'staff');
  await client.untilKnown(domains);
  const ask = async (question) => (await client.ask({ question, locale: 'en' })).text;
  return Object.assign(ask, {
    pids: [orchestrator, critic, ...agents, nats.own].map(({ pid }) => pid),
    close: async () => {
      client.close();
      await Promise.all([orchestrator, critic, ...agents].map(end));
      await nats.stop();
      rmSync(work, { recursive: true });
    },
  });
}
