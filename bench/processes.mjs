// Processes of a benchmark: started, waited for, their CPU and memory read from the kernel, ended.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';

/** Kernel ticks are 10 ms on every Linux that Node supports. */
const tickMs = 10;

/** Starts `node args` and resolves once its output holds `ready`. Rejects with the end of that output when it exits before. */
export function startNode(args, { ready, env = {}, cwd } = {}) {
  const child = spawn(process.execPath, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  return new Promise((resolve, reject) => {
    const read = (data) => {
      output = (output + data).slice(-8_000);
      if (output.includes(ready)) resolve(child);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => reject(new Error(`node ${args.join(' ')} exited with ${code} before it was ready:\n${output}`)));
  });
}

/** Runs `node args` to its end and resolves to the JSON that its last line holds. */
export async function runNode(args, { env = {}, cwd } = {}) {
  const child = spawn(process.execPath, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', (data) => (output += data));
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error(`node ${args.join(' ')} exited with ${code}.`);
  return JSON.parse(output.trim().split('\n').at(-1));
}

export async function end(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const hard = setTimeout(() => child.kill('SIGKILL'), 5_000);
  await exited;
  clearTimeout(hard);
}

/** CPU time in ms of a process and of those that it started (an agent's embedded engine is one). */
export function cpuMs(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * tickMs + childrenOf(pid).reduce((sum, child) => sum + cpuMs(child), 0);
}

/** Resident memory in MB of a process and of those that it started. */
export function residentMb(pid) {
  const [, kb = '0'] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kb) / 1024 + childrenOf(pid).reduce((sum, child) => sum + residentMb(child), 0);
}

const childrenOf = (pid) => readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);

export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}
