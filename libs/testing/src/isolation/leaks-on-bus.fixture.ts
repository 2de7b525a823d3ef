import { connectNatsBus, methods, type Bus } from '@guichet/bus';
import { CardRequest, GuichetError, RetrieveRequest, ReviewRequest, subjects } from '@guichet/contracts';
import { passwordsOf, type Holding } from './holding.fixture.ts';

/** What the holder can hear, ask or enter on the bus that is another agent's or of those whom that one answers; empty when it is kept apart. */
export async function leaksOnBus(servers: string, holding: Holding, other: string): Promise<string[]> {
  const leaks: string[] = [];
  for (const password of passwordsOf(holding)) {
    if (await isLetIn(servers, other, password)) leaks.push(`logs in as ${other}`);
  }
  const bus = await connectNatsBus({ servers, user: holding.domain, password: holding.busPassword });
  try {
    for (const subject of heardBy(other)) {
      const listens = await isPermitted(() => bus.serve({ ...methods.card(holding.domain), subject }, async () => ({ card: undefined })));
      if (listens) leaks.push(`listens on ${subject}`);
    }
    for (const [subject, ask] of asked(bus, other)) if (await isPermitted(ask)) leaks.push(`asks on ${subject}`);
  } finally {
    await bus.close();
  }
  return leaks;
}

/** Its subjects and inbox, those of orchestrator and critic, and every pattern that covers them. */
const heardBy = (other: string): string[] => [
  ...[subjects.retrieve(other), subjects.card(other), subjects.cancel(other), subjects.announce(other), subjects.review],
  ...[`guichet.v1.${other}.>`, 'guichet.v1.*.retrieve', 'guichet.v1.>', '>'],
  ...[`_INBOX.${other}.>`, '_INBOX.orchestrator.>', '_INBOX.critic.>', '_INBOX.>'],
];

function asked(bus: Bus, other: string): [string, () => Promise<unknown>][] {
  const context = { runId: 'run', stepId: 's1', deadline: Date.now() + 60_000 };
  return [
    [subjects.retrieve(other), () => bus.call(methods.retrieve(other), RetrieveRequest.create(), context)],
    [subjects.card(other), () => bus.call(methods.card(other), CardRequest.create(), context)],
    [subjects.review, () => bus.call(methods.review(), ReviewRequest.create(), context)],
  ];
}

async function isLetIn(servers: string, user: string, password: string): Promise<boolean> {
  try {
    await (await connectNatsBus({ servers, user, password })).close();
    return true;
  } catch (error) {
    if (GuichetError.from(error).code === 'UNAUTHENTICATED') return false;
    throw error;
  }
}

/** Only the server's own refusal counts: a server that is gone keeps nobody apart. */
async function isPermitted(attempt: () => Promise<unknown>): Promise<boolean> {
  try {
    await attempt();
    return true;
  } catch (error) {
    const { code } = GuichetError.from(error);
    if (code === 'BUS_PERMISSION') return false;
    if (code === 'NO_RESPONDER') return true;
    throw error;
  }
}
