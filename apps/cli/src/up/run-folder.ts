import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GuichetError } from '@guichet/contracts';
import { identify, isAlive, type ProcessIdentity } from './process-identity.ts';

/** A service that runs, as its process. */
export interface ServiceRecord {
  readonly kind: 'service';
  readonly name: string;
  readonly process: ProcessIdentity;
  /** It said so itself; one that never did is started again. */
  readonly ready: boolean;
  /** `host:port` of what it serves; the orchestrator alone serves one. */
  readonly address?: string;
}

/** A server that was started by its script; the same environment stops it. */
export interface ServerRecord {
  readonly kind: 'server';
  readonly name: string;
  readonly environment: Readonly<Record<string, string>>;
}

export type RunRecord = ServiceRecord | ServerRecord;

/** `<home>/up`: what runs, one file each, written before it is waited for, so that a crash of `guichet up` leaves nothing unknown. */
export class RunFolder {
  readonly #folder: string;

  constructor(readonly home: string) {
    this.#folder = join(home, 'up');
    mkdirSync(this.#folder, { recursive: true });
  }

  services(): ServiceRecord[] {
    return this.#records().filter((record) => record.kind === 'service');
  }

  servers(): ServerRecord[] {
    return this.#records().filter((record) => record.kind === 'server');
  }

  /** Moved into place whole: whoever reads meanwhile sees the one before. */
  write(record: RunRecord): void {
    const file = this.#file(record.name);
    writeFileSync(`${file}.part`, JSON.stringify(record, undefined, 2));
    renameSync(`${file}.part`, file);
  }

  remove(name: string): void {
    rmSync(this.#file(name), { force: true });
  }

  log(name: string): string {
    return join(this.#folder, `${name}.log`);
  }

  /** What a service was started with, to be read by its owner alone. */
  environmentFile(name: string): string {
    return join(this.#folder, `${name}.env`);
  }

  /** Runs alone: two that start and stop the same processes would undo each other. FAILED_PRECONDITION while another one works. */
  async alone<Result>(work: () => Promise<Result>): Promise<Result> {
    const file = join(this.#folder, 'at-work');
    const other = readIdentity(file);
    if (other && isAlive(other)) {
      throw new GuichetError(
        'FAILED_PRECONDITION',
        `Another guichet (process ${other.pid}) is starting or stopping here; wait for its end.`,
      );
    }
    writeFileSync(file, JSON.stringify(identify(process.pid)));
    try {
      return await work();
    } finally {
      rmSync(file, { force: true });
    }
  }

  #file(name: string): string {
    return join(this.#folder, `${name}.json`);
  }

  #records(): RunRecord[] {
    const files = readdirSync(this.#folder).filter((name) => name.endsWith('.json'));
    return files.map((name) => JSON.parse(readFileSync(join(this.#folder, name), 'utf8')) as RunRecord);
  }
}

function readIdentity(file: string): ProcessIdentity | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as ProcessIdentity;
  } catch {
    return undefined;
  }
}
