// npm run bench [-- rounds=3 [seconds per level=3]]
// Three ways of one question, interleaved in one run: the bare traced chain, Guichet's five processes, the all-in-one. docs/performance.md says
// how to read it. Needs `npm run build`, NATS as scripts/servers/start-nats.sh gets it, and the peers' benchmarks at GUICHET_PEERS (../shared/peers).
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { installPeer } from './install-peer.mjs';
import { startNats } from './nats.mjs';
import { end, freePort, runNode, startNode } from './processes.mjs';
import { median, table } from './table.mjs';

const [rounds = 3, seconds = 3] = process.argv.slice(2).map(Number);
const root = resolve(import.meta.dirname, '..');
const main = (app) => join(root, 'apps', app, 'dist', 'main.js');
const transport = installPeer('transport');
const work = mkdtempSync(join(tmpdir(), 'guichet-bench-'));
const sinkPort = await freePort();
const sink = await startNode([join(root, 'bench/sink.mjs'), String(sinkPort)], { ready: 'ready' });
const nats = await startNats(work);
const peerExport = { OTLP_SINK: `http://127.0.0.1:${sinkPort}/v1/traces` };
const ownExport = { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${sinkPort}`, OTEL_BSP_SCHEDULE_DELAY: '500' };

/** Their client and ours run with the same instrumentation, so that both traces begin at the client. */
const load = (file, args, env = {}) =>
  runNode(['--import', join(transport, 'otel.mjs'), file, ...args], { cwd: transport, env: { ...peerExport, ...env } });
const ownLoad = (port, processes) => load(join(root, 'bench/load.mjs'), [`127.0.0.1:${port}`, String(seconds), named(processes)]);
const named = (processes) => processes.map(([name, { pid }]) => `${pid}=${name}`).join(',');

async function chain() {
  const port = await freePort();
  const env = { ...peerExport, NATS_URL: nats.open.url, GRPC_ADDR: `127.0.0.1:${port}` };
  const start = (mode) => startNode(['--import', './otel.mjs', 'server.mjs', mode], { ready: 'ready', env, cwd: transport });
  const processes = [
    ['agents', await start('nats-nest')],
    ['front', await start('chain')],
    ['nats', nats.open],
  ];
  try {
    const pids = processes.map(([, { pid }]) => pid).join(',');
    const { c1, c16, c64 } = await load(join(transport, 'client.mjs'), ['grpc', String(seconds), pids], env);
    const level = ({ clientUs, serverUs, ...rest }) => ({
      ...rest,
      clientMs: clientUs / 1000,
      serverMs: Object.fromEntries(processes.map(([name], index) => [name, serverUs[index] / 1000])),
    });
    return { c1: level(c1), c16: level(c16), c64: level(c64), residentMb: {} };
  } finally {
    await Promise.all([processes[0][1], processes[1][1]].map(end));
  }
}

async function fiveProcesses() {
  const port = await freePort();
  const env = {
    ...{ GUICHET_NATS_URL: nats.own.url, GUICHET_GRPC_PORT: String(port), GUICHET_HOME: join(work, 'five'), GUICHET_DATASETS: 'demo' },
    ...ownExport,
  };
  const apps = ['banking', 'insurance', 'finance', 'critic', 'orchestrator'];
  const processes = await Promise.all(apps.map(async (app) => [app, await startNode([main(app)], { ready: 'is ready', env, cwd: root })]));
  try {
    return await ownLoad(port, [...processes, ['nats', nats.own]]);
  } finally {
    await Promise.all(processes.map(([, child]) => end(child)));
  }
}

async function allInOne() {
  const port = await freePort();
  const env = { GUICHET_PORT: String(port), GUICHET_HOME: join(work, 'one'), ...ownExport };
  const one = await startNode([main('all-in-one')], { ready: 'Serving gRPC', env, cwd: root });
  try {
    return await ownLoad(port, [['all-in-one', one]]);
  } finally {
    await end(one);
  }
}

const modes = { 'chain+otel': chain, 'five processes': fiveProcesses, 'all-in-one': allInOne };
const results = Object.fromEntries(Object.keys(modes).map((mode) => [mode, []]));
try {
  for (let round = 1; round <= rounds; round++) {
    for (const [mode, measure] of Object.entries(modes)) {
      console.error(`round ${round} of ${rounds}: ${mode}`);
      results[mode].push(await measure());
    }
  }
} finally {
  await nats.stop();
  await end(sink);
  rmSync(work, { recursive: true });
}
console.log(table(results));
const ratio = (mode, level, field) =>
  median(results[mode].map((one, round) => one[level][field] / results['chain+otel'][round][level][field]));
for (const mode of ['five processes', 'all-in-one']) {
  const throughput = ['c1', 'c16', 'c64'].map((level) => `${level} ${ratio(mode, level, 'rps').toFixed(2)}`);
  console.log(`\n${mode} against chain+otel: p50 at c1 × ${ratio(mode, 'c1', 'p50').toFixed(2)}; throughput × ${throughput.join(', ')}`);
}
