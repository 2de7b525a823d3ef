import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { describeWithServer } from '@guichet/testing';
import { startAllInOne, type AllInOne } from './start-all-in-one.ts';

const run = promisify(execFile);
const token = 'authorization: Bearer demo:customer:C-1001';
let all: AllInOne;
let home: string;

beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'guichet-clients-'));
  all = await startAllInOne({ data: 'demo', dataRoot: '', home, engine: 'embedded', port: 0 });
}, 240_000);
afterAll(async () => {
  await all.close();
  rmSync(home, { recursive: true, force: true });
});

/** What a program printed, whether it ended well or not. */
async function printed(command: string, args: readonly string[]): Promise<string> {
  const { stdout, stderr } = await run(command, args, { timeout: 30_000 }).catch((error: { stdout: string; stderr: string }) => error);
  return stdout + stderr;
}

describeWithServer('grpcurl', (grpcurl) => {
  const call = (method: string, body: object, ...options: string[]) =>
    printed(grpcurl, [
      '-plaintext',
      '-H',
      token,
      ...options,
      '-d',
      JSON.stringify(body),
      all.address,
      `guichet.v1.GuichetService/${method}`,
    ]);

  it('lists the services by reflection', async () => {
    const list = await printed(grpcurl, ['-plaintext', all.address, 'list']);
    expect(list).toContain('guichet.v1.GuichetService');
    expect(list).toContain('grpc.health.v1.Health');
  });

  it('describes a message with the types that it imports', async () => {
    expect(await printed(grpcurl, ['-plaintext', all.address, 'describe', 'guichet.v1.Evidence'])).toContain('google.protobuf.Timestamp');
  });

  it('asks, and streams', async () => {
    expect(JSON.parse(await call('Ask', { question: 'What are the balances of my accounts?' }))).toMatchObject({
      answer: { status: 'STATUS_ANSWERED' },
    });
    expect(await call('AskStream', { ask: { question: 'Que vaut mon portefeuille ?' } })).toContain('"finished"');
  });

  it('sees a deadline and the details of a bad request', async () => {
    expect(await call('Ask', { question: 'Which policies do I have?' }, '-max-time', '0.02')).toMatch(/DeadlineExceeded/);
    const refused = await call('Ask', { question: 'hello', locale: 'de' }, '-format-error');
    expect(refused).toContain('google.rpc.BadRequest');
    expect(refused).toContain('locale');
  });
});

describeWithServer('grpcio', (python) => {
  it('works from reflection alone: asks, streams, cancels, sees a deadline', async () => {
    const output = await printed(python, [join(import.meta.dirname, 'stock-client.py'), all.address]);
    const seen = JSON.parse(output) as Record<string, unknown>;
    expect(seen).toMatchObject({
      answer: { status: 'STATUS_ANSWERED', language: 'en' },
      last: 'finished',
      run: 'RUN_STATE_DONE',
      cancelled: 'CANCELLED',
      deadline: 'DEADLINE_EXCEEDED',
      badRequest: 'INVALID_ARGUMENT',
      noToken: 'UNAUTHENTICATED',
      health: 'SERVING',
    });
    expect(seen['services']).toContain('guichet.v1.GuichetService');
    expect(seen['sequences']).toEqual((seen['sequences'] as number[]).map((_, index) => index + 1));
  }, 240_000);
});
