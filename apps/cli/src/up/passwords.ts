import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** One password for each variable that holds one: what the environment says, else one made by chance and kept beside the servers' data. */
export class Passwords {
  readonly #file: string;
  readonly #environment: NodeJS.ProcessEnv;
  readonly #kept: Record<string, string>;

  constructor(folder: string, environment: NodeJS.ProcessEnv) {
    this.#file = join(folder, 'passwords.json');
    this.#environment = environment;
    this.#kept = existsSync(this.#file) ? (JSON.parse(readFileSync(this.#file, 'utf8')) as Record<string, string>) : {};
  }

  of(variable: string): string {
    const given = this.#environment[variable];
    if (given) return given;
    if (this.#kept[variable] === undefined) {
      // NATS reads its passwords as configuration: one that looks like a number would become one.
      this.#kept[variable] = `p${randomBytes(16).toString('hex')}`;
      writeFileSync(this.#file, JSON.stringify(this.#kept, undefined, 2), { mode: 0o600 });
    }
    return this.#kept[variable];
  }
}
