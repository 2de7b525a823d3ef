// npm run bench:peers [-- rounds=3 [questions per level=334]]
// The work of the peers' benchmark, as bench/install-peer.mjs finds it: others in their own process by the peers' one.mjs, unchanged; Guichet in its
// five processes, its CPU summed over the client, them and NATS. Every answer is checked. The model's stub counts calls; the cascade makes none.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { installPeer, peersFolder } from '../install-peer.mjs';
import { cpuMs, end, residentMb, runNode, startNode } from '../processes.mjs';
import { median } from '../table.mjs';

const [rounds = 3, questions = 334] = process.argv.slice(2).map(Number);
const others = ['raw', 'ai-sdk'];
for (const peer of others) installPeer(peer);
const stub = await startNode(['stub.mjs', '18091'], { ready: 'listening', cwd: peersFolder });
const env = { STUB_URL: 'http://127.0.0.1:18091/v1' };

async function guichet() {
  const { question, expected } = await import(pathToFileURL(join(peersFolder, 'fixture.mjs')).href);
  const { create } = await import('./peer.mjs');
  const started = performance.now();
  const ask = await create();
  const check = async (index) => {
    const answer = await ask(question(index));
    if (!answer.includes(expected(index))) throw new Error(`wrong answer: ${answer}; expected ${expected(index)}`);
  };
  try {
    await check(0);
    const out = { coldMs: performance.now() - started, llmCalls: 0 };
    for (let index = 0; index < Math.min(200, questions); index++) await check(index);
    for (const concurrency of [1, 16, 64]) out[`c${concurrency}`] = await level(concurrency, check, ask.pids);
    out.residentMb = ask.pids.reduce((sum, pid) => sum + residentMb(pid), 0);
    return out;
  } finally {
    await ask.close();
  }
}

async function level(concurrency, check, pids) {
  const latencies = [];
  let next = 0;
  const allCpu = () => pids.reduce((sum, pid) => sum + cpuMs(pid), 0);
  const [ownBefore, before, start] = [process.cpuUsage(), allCpu(), performance.now()];
  const work = async () => {
    while (next < questions) {
      const index = next++;
      const asked = performance.now();
      await check(index);
      latencies.push(performance.now() - asked);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  const wall = performance.now() - start;
  const own = process.cpuUsage(ownBefore);
  latencies.sort((a, b) => a - b);
  return {
    ...{ qps: (questions / wall) * 1000, p50: latencies[questions >> 1], p95: latencies[Math.floor(questions * 0.95)] },
    cpuMs: ((own.user + own.system) / 1000 + allCpu() - before) / questions,
  };
}

const results = { guichet: [], ...Object.fromEntries(others.map((peer) => [peer, []])) };
try {
  for (let round = 1; round <= rounds; round++) {
    for (const peer of Object.keys(results)) {
      console.error(`round ${round} of ${rounds}: ${peer}`);
      const measured =
        peer === 'guichet' ? await guichet() : await runNode(['one.mjs', peer, String(questions)], { cwd: peersFolder, env });
      results[peer].push(measured);
    }
  }
} finally {
  await end(stub);
}
const cell = (peer, level, field, digits) => median(results[peer].map((round) => round[level][field])).toFixed(digits);
console.log(
  '| | model calls | c1 p50 ms | c1 p95 ms | c1 CPU ms/q | q/s c1 | q/s c16 | q/s c64 | c64 CPU ms/q | cold ms |\n| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |',
);
for (const peer of Object.keys(results)) {
  const cells = [
    ...[cell(peer, 'c1', 'p50', 1), cell(peer, 'c1', 'p95', 1), cell(peer, 'c1', 'cpuMs', 1)],
    ...[cell(peer, 'c1', 'qps', 0), cell(peer, 'c16', 'qps', 0), cell(peer, 'c64', 'qps', 0), cell(peer, 'c64', 'cpuMs', 1)],
    median(results[peer].map(({ coldMs }) => coldMs)).toFixed(0),
  ];
  console.log(`| ${peer} | ${results[peer][0].llmCalls} | ${cells.join(' | ')} |`);
}
