import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse, parseAllDocuments } from 'yaml';
import { domains } from '@guichet/all-in-one';

export const deploy = fileURLToPath(new URL('../../../../deploy', import.meta.url));

export interface ComposeService {
  readonly image?: string;
  readonly environment?: Readonly<Record<string, string | number>>;
  readonly networks?: readonly string[];
  readonly secrets?: readonly string[];
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly ports?: readonly string[];
  readonly build?: { readonly args: { readonly APP: string } };
}

export interface Compose {
  readonly services: Readonly<Record<string, ComposeService>>;
  readonly networks: Readonly<Record<string, { readonly internal?: boolean }>>;
  readonly volumes: Readonly<Record<string, unknown>>;
  readonly secrets: Readonly<Record<string, { readonly file: string }>>;
}

export const readCompose = (): Compose => parse(readFileSync(join(deploy, 'compose/compose.yaml'), 'utf8'), { merge: true }) as Compose;

/** As Kubernetes takes it; only what tests look at is typed. */
export interface Manifest {
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly spec: {
    readonly podSelector?: { readonly matchLabels: Readonly<Record<string, string>> };
    readonly ingress?: readonly { readonly from: readonly unknown[] }[];
    readonly egress?: readonly { readonly to: readonly unknown[]; readonly ports: readonly { readonly port: number }[] }[];
    readonly template?: {
      readonly spec: { readonly containers: readonly { readonly env: readonly { readonly name: string; readonly value?: string }[] }[] };
    };
  };
}

const orchestratorValues = ['image.repository=guichet/orchestrator', 'callers.issuer=https://login.example', 'callers.certificates=true'];

/** The chart and the options of each release, by its name. */
const releases: Readonly<Record<string, readonly [chart: string, ...options: string[]]>> = {
  ...Object.fromEntries(domains.map(({ id }) => [id, ['agent', '-f', `agent/releases/${id}.yaml`] as const])),
  orchestrator: ['orchestrator', '--set', [...orchestratorValues, 'replicas=2'].join(',')],
  critic: ['critic', '--set', 'image.repository=guichet/critic'],
};

/** The charts in a folder of their own, with their library built in: Helm writes it beside them. */
export class Charts {
  readonly #folder = mkdtempSync(join(tmpdir(), 'guichet-charts-'));

  constructor(private readonly helm: string) {
    cpSync(join(deploy, 'helm'), this.#folder, { recursive: true });
    for (const chart of new Set(Object.values(releases).map(([name]) => name))) this.#run('dependency', 'build', chart);
  }

  /** Throws with Helm's words when something is wrong, warnings too. */
  lint(release: string): string {
    const [chart, ...options] = releases[release]!;
    return this.#run('lint', '--strict', chart, ...options);
  }

  render(release: string, ...more: string[]): string {
    const [chart, ...options] = releases[release]!;
    return this.#run('template', release, chart, ...options, ...more);
  }

  manifests(release: string): Manifest[] {
    return parseAllDocuments(this.render(release)).flatMap((document) => (document.contents ? [document.toJS() as Manifest] : []));
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #run(...args: string[]): string {
    return execFileSync(this.helm, args, { cwd: this.#folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  }
}
