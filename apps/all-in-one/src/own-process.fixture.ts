import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';

const apps = join(import.meta.dirname, '..', '..');

/** One built service as a process of its own, as production runs it. */
export class OwnProcess {
  #child: ChildProcess;
  #output = '';
  readonly #exited = Promise.withResolvers<number | null>();

  constructor(
    readonly app: string,
    environment: NodeJS.ProcessEnv,
  ) {
    const env = { ...process.env, ...environment };
    this.#child = spawn(process.execPath, [join(apps, app, 'dist', 'main.js')], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [this.#child.stdout!, this.#child.stderr!]) stream.on('data', (data) => (this.#output += data));
    this.#child.once('exit', (code) => this.#exited.resolve(code));
  }

  /** What it wrote. */
  get output(): string {
    return this.#output;
  }

  /** Resolves to the exit code; null when the signal ended it. */
  async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
    if (this.#child.exitCode === null) this.#child.kill(signal);
    return this.#exited.promise;
  }
}
