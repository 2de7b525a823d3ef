import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { Health } from './health.ts';
import { keepReadyFile } from './ready-file.ts';

let file: string;
beforeEach(() => {
  file = join(mkdtempSync(join(tmpdir(), 'guichet-ready-')), 'ready');
});
afterEach(() => rmSync(join(file, '..'), { recursive: true }));

/** The exit code of the image's health check. */
const check = () => spawnSync(process.execPath, ['deploy/docker/health.mjs'], { env: { GUICHET_READY_FILE: file } }).status;

test('the health check passes while the service is ready and no longer', () => {
  const health = new Health();
  writeFileSync(file, ''); // left by a process that was killed
  keepReadyFile(file, health);
  expect(check()).toBe(1);
  health.setReady(true);
  expect(check()).toBe(0);
  health.setReady(false);
  expect(existsSync(file)).toBe(false);
  expect(check()).toBe(1);
});

test('the health check fails when the file is not renewed: the process is stuck', () => {
  const health = new Health();
  keepReadyFile(file, health);
  health.setReady(true);
  utimesSync(file, new Date(), new Date(Date.now() - 60_000));
  expect(check()).toBe(1);
  health.setReady(false);
});
