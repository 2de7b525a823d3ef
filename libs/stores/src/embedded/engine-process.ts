import { fork, type ChildProcess } from 'node:child_process';
import { GuichetError } from '@guichet/contracts';
import type { QueryOptions } from '../graph-store.ts';
import { notOpened, type Command, type CommandInput, type CommandOutput, type Reply, type Request } from './commands.ts';

interface Pending {
  readonly request: Request;
  readonly resolve: (output: never) => void;
  readonly reject: (error: GuichetError) => void;
}

const closeMs = 10_000;
const runsFromSource = import.meta.url.endsWith('.ts');
const main = new URL(runsFromSource ? './child-main.ts' : './child-main.js', import.meta.url);

/**
 * The engine's process as seen from its owner. A call that outlives its time, or is aborted, kills the process: the call is rejected, a new
 * process opens the same files, and every other call that was waiting is sent again (reads change nothing and loads are upserts).
 */
export class EngineProcess {
  readonly #path: string;
  readonly #pending = new Map<number, Pending>();
  #child: ChildProcess;
  #lastId = 0;
  #closed = false;
  /** Set by the first reply: an engine that dies before it could not be started. */
  #answered = false;
  #whyNotOpened: GuichetError | undefined;

  constructor(path: string) {
    this.#path = path;
    this.#child = this.#start();
  }

  call<Name extends Command>(command: Name, input: CommandInput<Name>, { signal, timeoutMs }: QueryOptions): Promise<CommandOutput<Name>> {
    if (this.#closed) return Promise.reject(this.#whyNotOpened ?? new GuichetError('UNAVAILABLE', 'The embedded engine is closed.'));
    if (signal?.aborted) return Promise.reject(cancelled());
    const request: Request = { id: ++this.#lastId, command, input };
    return new Promise<CommandOutput<Name>>((resolve, reject) => {
      const end = (): void => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', onAbort);
      };
      const onAbort = () => this.#abandon(request.id, cancelled());
      const tooLate = () =>
        this.#abandon(request.id, new GuichetError('DEADLINE_EXCEEDED', `The query did not end within ${timeoutMs} ms.`));
      const timer = timeoutMs === undefined ? undefined : setTimeout(tooLate, timeoutMs);
      signal?.addEventListener('abort', onAbort, { once: true });
      this.#pending.set(request.id, {
        request,
        resolve: (output) => (end(), resolve(output)),
        reject: (error) => (end(), reject(error)),
      });
      this.#child.send(request);
    });
  }

  async close(): Promise<void> {
    if (this.#closed) return;
    const child = this.#child;
    const exited = new Promise((resolve) => child.once('exit', resolve));
    const asked = this.call('close', {}, {});
    this.#closed = true;
    const tooLong = setTimeout(() => child.kill('SIGKILL'), closeMs);
    await Promise.race([asked, exited]);
    await exited;
    clearTimeout(tooLong);
  }

  #start(): ChildProcess {
    const child = fork(main, [this.#path], {
      execPath: process.execPath,
      execArgv: runsFromSource
        ? ['--conditions=guichet-source', '--experimental-transform-types', '--disable-warning=ExperimentalWarning']
        : [],
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    child.on('message', (reply: Reply) => this.#settle(reply));
    child.once('exit', () => this.#onExit(child));
    return child;
  }

  #settle(reply: Reply): void {
    if (reply.id === notOpened && 'error' in reply) {
      this.#whyNotOpened = new GuichetError(reply.error.code, reply.error.message, { cause: new Error(reply.error.cause) });
      return;
    }
    this.#answered = true;
    const pending = this.#pending.get(reply.id);
    this.#pending.delete(reply.id);
    if ('error' in reply) pending?.reject(new GuichetError(reply.error.code, reply.error.message, { cause: new Error(reply.error.cause) }));
    else pending?.resolve(reply.output as never);
  }

  #abandon(id: number, error: GuichetError): void {
    const pending = this.#pending.get(id);
    if (!pending) return;
    this.#pending.delete(id);
    this.#child.kill('SIGKILL');
    pending.reject(error);
  }

  /** A new process takes over what was waiting after a kill; a process that died of itself takes its calls with it, so that nothing loops. */
  #onExit(child: ChildProcess): void {
    if (this.#closed) return;
    if (child.signalCode === 'SIGKILL') {
      this.#child = this.#start();
      for (const { request } of this.#pending.values()) this.#child.send(request);
      return;
    }
    this.#closed = !this.#answered;
    const died =
      this.#whyNotOpened ?? new GuichetError('UNAVAILABLE', 'The process of the embedded engine ended; its last words are in the log.');
    for (const { reject } of this.#pending.values()) reject(died);
    this.#pending.clear();
    if (!this.#closed) this.#child = this.#start();
  }
}

const cancelled = () => new GuichetError('CANCELLED', 'The call was cancelled.');
