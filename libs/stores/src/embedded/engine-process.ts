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
 * process opens the same files, and every other call that was waiting is sent again (reads change nothing and loads are upserts). A process
 * that ends of itself, or that could not open the files, takes its calls with it; the next call starts another.
 */
export class EngineProcess {
  readonly #path: string;
  readonly #pending = new Map<number, Pending>();
  #child: ChildProcess | undefined;
  #lastId = 0;
  #closed = false;
  #whyNotOpened: GuichetError | undefined;

  constructor(path: string) {
    this.#path = path;
    this.#child = this.#start();
  }

  call<Name extends Command>(command: Name, input: CommandInput<Name>, { signal, timeoutMs }: QueryOptions): Promise<CommandOutput<Name>> {
    if (this.#closed) return Promise.reject(new GuichetError('UNAVAILABLE', 'The embedded engine is closed.'));
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
      this.#send(request);
    });
  }

  async close(): Promise<void> {
    const child = this.#child;
    if (this.#closed || !child) return void (this.#closed = true);
    const exited = new Promise((resolve) => child.once('exit', resolve));
    this.call('close', {}, {}).catch(() => undefined);
    this.#closed = true;
    const tooLong = setTimeout(() => child.kill('SIGKILL'), closeMs);
    await exited;
    clearTimeout(tooLong);
  }

  /** What cannot be delivered is answered by the exit of the process. */
  #send(request: Request): void {
    this.#child ??= this.#start();
    this.#child.send(request, () => undefined);
  }

  #start(): ChildProcess {
    this.#whyNotOpened = undefined;
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
    const pending = this.#pending.get(reply.id);
    this.#pending.delete(reply.id);
    if ('error' in reply) pending?.reject(new GuichetError(reply.error.code, reply.error.message, { cause: new Error(reply.error.cause) }));
    else pending?.resolve(reply.output as never);
  }

  #abandon(id: number, error: GuichetError): void {
    const pending = this.#pending.get(id);
    if (!pending) return;
    this.#pending.delete(id);
    this.#child?.kill('SIGKILL');
    pending.reject(error);
  }

  /** After a kill of ours a new process takes over what was waiting; nothing else is sent twice, so that nothing loops. */
  #onExit(child: ChildProcess): void {
    if (child.killed && !this.#closed) {
      this.#child = this.#start();
      for (const { request } of this.#pending.values()) this.#send(request);
      return;
    }
    this.#child = undefined;
    const died =
      this.#whyNotOpened ?? new GuichetError('UNAVAILABLE', 'The process of the embedded engine ended; its last words are in the log.');
    for (const { reject } of this.#pending.values()) reject(died);
    this.#pending.clear();
  }
}

const cancelled = () => new GuichetError('CANCELLED', 'The call was cancelled.');
