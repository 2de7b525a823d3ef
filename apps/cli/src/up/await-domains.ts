import { setTimeout as wait } from 'node:timers/promises';
import { Readiness } from '@guichet/contracts';
import { explain, exitCode } from '../exit-code.ts';
import type { Client } from '../client.ts';

/** Longer than the heartbeat by which an agent tells the orchestrator that it is there. */
const limitMs = 15_000;

/** Waits until the orchestrator knows these domains as ready; resolves to what is open then, empty when all is well. */
export async function awaitDomains(client: Client, wanted: readonly string[]): Promise<string> {
  for (const limit = Date.now() + limitMs; ; await wait(200)) {
    const open = await openDomains(client, wanted);
    if (open === '' || Date.now() >= limit) return open;
  }
}

async function openDomains(client: Client, wanted: readonly string[]): Promise<string> {
  try {
    const known = await client.domains('en');
    const isReady = (id: string) => known.some((domain) => domain.id === id && domain.readiness === Readiness.READINESS_READY);
    const open = wanted.filter((id) => !isReady(id));
    return open.length === 0 ? '' : `the orchestrator does not know ${open.join(' and ')} as ready yet; see the log of each`;
  } catch (error) {
    const { line, code } = explain(error);
    return code === exitCode.refused ? `whether the domains are ready is not known: ${line} Set GUICHET_TOKEN.` : line;
  }
}
