import { setTimeout as wait } from 'node:timers/promises';
import { Readiness } from '@guichet/contracts';
import { explain, exitCode } from '../exit-code.ts';
import type { Client } from '../client.ts';

/** Longer than the heartbeat by which an agent tells the orchestrator that it is there, also on a busy machine. */
const readyWithinMs = 30_000;
/** Whoever serves at all answers within this. */
const reachedWithinMs = 5_000;

interface Open {
  /** What is not yet of use, and what to do. */
  readonly advice: string;
  readonly waitMs: number;
}

/** Waits until the orchestrator knows these domains as ready; resolves to what is open then, undefined when all is well. */
export async function awaitDomains(client: Client, wanted: readonly string[]): Promise<string | undefined> {
  for (const startedAt = Date.now(); ; await wait(200)) {
    const open = await openDomains(client, wanted);
    if (!open || Date.now() - startedAt >= open.waitMs) return open?.advice;
  }
}

async function openDomains(client: Client, wanted: readonly string[]): Promise<Open | undefined> {
  try {
    const known = await client.domains('en');
    const isReady = (id: string) => known.some((domain) => domain.id === id && domain.readiness === Readiness.READINESS_READY);
    const open = wanted.filter((id) => !isReady(id));
    const advice = `the orchestrator does not know ${open.join(' and ')} as ready yet; see the log of each.`;
    return open.length === 0 ? undefined : { advice, waitMs: readyWithinMs };
  } catch (error) {
    const { line, code } = explain(error);
    const noOrchestrator = 'no orchestrator answers. Start one with `guichet up orchestrator`, or name it with GUICHET_SERVER.';
    if (code === exitCode.unreachable) return { advice: noOrchestrator, waitMs: reachedWithinMs };
    return { advice: `whether the domains are ready is not known: ${line} GUICHET_TOKEN says who asks.`, waitMs: 0 };
  }
}
