// node bench/load.mjs ADDRESS SECONDS pid=name,…   asks one template question over gRPC at concurrency 1, 16 and 64; prints one JSON line.
import { clientOf } from './client.mjs';
import { cpuMs, residentMb } from './processes.mjs';

const [address, seconds, processes] = process.argv.slice(2);
const pids = processes.split(',').map((pair) => pair.split('='));
const { ask } = clientOf(address, 'customer:C-1001');
const request = { question: 'What are the balances of my accounts?', locale: 'en' };

/** Every answer is looked at: a fast wrong one counts for nothing. */
async function checked() {
  const answer = await ask(request);
  if (answer.status !== 'STATUS_ANSWERED') throw new Error(`wrong answer: ${JSON.stringify(answer).slice(0, 400)}`);
}

async function level(concurrency, ms) {
  const latencies = [];
  const ownBefore = process.cpuUsage();
  const before = pids.map(([pid]) => cpuMs(pid));
  const start = performance.now();
  const work = async () => {
    for (let asked = performance.now(); asked < start + ms;) {
      await checked();
      const answered = performance.now();
      latencies.push(answered - asked);
      asked = answered;
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  const wall = performance.now() - start;
  const own = process.cpuUsage(ownBefore);
  latencies.sort((a, b) => a - b);
  const { length } = latencies;
  return {
    ...{ rps: (length / wall) * 1000, p50: latencies[length >> 1], p95: latencies[Math.floor(length * 0.95)] },
    ...{ clientMs: (own.user + own.system) / 1000 / length },
    serverMs: Object.fromEntries(pids.map(([pid, name], index) => [name, (cpuMs(pid) - before[index]) / length])),
  };
}

await checked();
await level(8, 2_000);
const out = {};
for (const concurrency of [1, 16, 64]) out[`c${concurrency}`] = await level(concurrency, Number(seconds) * 1000);
out.residentMb = Object.fromEntries(pids.map(([pid, name]) => [name, Math.round(residentMb(pid))]));
console.log(JSON.stringify(out));
process.exit(0);
