#!/usr/bin/env node
// `npm test`: builds, checks, fetches and starts the real servers that this machine can run, runs every suite, and says what ran and
// what did not. Its last line, alone, is `N passed, N failed, N skipped`. With CI=true a server that is missing is a failure.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { servers } from './servers/servers.mjs';
import { checks } from './checks.mjs';

const inCi = process.env.CI === 'true';
// As root the downloads lie outside root's home: OpenSearch runs as another user and reads them.
const cache = process.env.GUICHET_CACHE ?? (process.getuid?.() === 0 ? '/var/cache/guichet' : join(homedir(), '.cache', 'guichet'));
const work = mkdtempSync(join(tmpdir(), 'guichet-test-'));
mkdirSync(cache, { recursive: true });
execFileSync('chmod', ['755', work]); // OpenSearch runs as another user and must reach its folder in it
const totals = { passed: 0, failed: 0, skipped: 0 };
const notes = [];
const started = Date.now();
const seconds = () => `${((Date.now() - started) / 1000).toFixed(0)} s`.padStart(6);
const say = (text) => console.log(`[${seconds()}] ${text}`);

function step(name, command, args) {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8', maxBuffer: 1 << 28 });
  if (status === 0) {
    totals.passed++;
    say(`ok    ${name}`);
  } else {
    totals.failed++;
    say(`FAIL  ${name}\n${stdout ?? ''}${stderr ?? ''}`);
  }
  return status === 0;
}

const onPath = (tool) => spawnSync('sh', ['-c', `command -v ${tool}`]).status === 0;

/** Starts one server by its script; resolves to what suites need to find it, or to undefined with a note. */
function start(server) {
  const missing = server.needs.filter((tools) => !tools.some(onPath));
  if (missing.length > 0) {
    notes.push(`${server.name} was not started: install ${missing.map((tools) => tools.join(' or ')).join(' and ')}.`);
    return Promise.resolve(undefined);
  }
  return new Promise((done) => {
    const child = spawn('bash', [server.script], { env: environmentOf(server), stdio: ['ignore', 'pipe', 'pipe'] });
    let out = '';
    let problems = '';
    child.stdout.on('data', (data) => (out += data));
    child.stderr.on('data', (data) => (problems += data));
    child.on('close', (code) => {
      if (code === 0) say(`${server.name} is up`);
      else notes.push(`${server.name} did not start: ${problems.slice(-1500)}`);
      const location = Object.fromEntries([...out.matchAll(/^(GUICHET_\w+)=(.*)$/gm)].map(([, name, value]) => [name, value]));
      done(code === 0 ? { server, location } : undefined);
    });
  });
}

const environmentOf = (server) => ({ ...process.env, GUICHET_CACHE: cache, GUICHET_WORK: work, ...server.settings });
const stop = (server) => spawnSync('bash', [server.script, 'stop'], { env: environmentOf(server), stdio: ['ignore', 'ignore', 'inherit'] });

function runJest(environment) {
  const report = join(work, 'jest.json');
  spawnSync(
    process.execPath,
    [
      '--experimental-vm-modules',
      '--disable-warning=ExperimentalWarning',
      'node_modules/jest/bin/jest.js',
      '--json',
      `--outputFile=${report}`,
      '--maxWorkers=2',
      '--forceExit', // a suite that fails before it closed its servers would otherwise keep the run waiting
      ...process.argv.slice(2),
    ],
    { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, ...environment } },
  );
  if (!existsSync(report)) return void totals.failed++;
  const result = JSON.parse(readFileSync(report, 'utf8'));
  totals.passed += result.numPassedTests;
  totals.failed += result.numFailedTests + result.numRuntimeErrorTestSuites;
  totals.skipped += result.numPendingTests + result.numTodoTests;
  for (const suite of result.testResults) {
    for (const test of suite.assertionResults) if (test.status === 'pending') notes.push(`did not run: ${test.fullName}`);
  }
}

const running = [];
try {
  if (step('build', 'npm', ['run', '-s', 'build'])) {
    say('starting servers (the first time they are fetched; that takes some minutes) …');
    const starting = Promise.all(servers.map(start));
    for (const check of checks) step(check.name, check.command, check.args);
    running.push(...(await starting).filter(Boolean));
    if (inCi && running.length < servers.length) totals.failed += servers.length - running.length;
    say('running every suite …');
    runJest(Object.assign({}, ...running.map(({ location }) => location)));
  }
} finally {
  for (const { server } of running) stop(server);
  rmSync(work, { recursive: true, force: true, maxRetries: 5, retryDelay: 500 });
}
for (const note of new Set(notes)) console.log(note);
console.log(`took ${seconds().trim()}`);
console.log(`${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
process.exit(totals.failed > 0 ? 1 : 0);
