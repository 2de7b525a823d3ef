import { connectNatsBus } from '@guichet/bus';
import type { Domain } from '@guichet/domain-kit';
import { natsConfiguration, runService } from '@guichet/platform';
import { createAgent } from '../create-agent.ts';
import { openDomainStores } from './open-domain-stores.ts';
import { serveAgent } from './serve-agent.ts';

/** Runs a declaration as this process: its stores from the configuration, its agent on NATS, an orderly stop. */
export async function serveDomain(domain: Domain): Promise<void> {
  await runService({
    name: domain.id,
    version: domain.version,
    start: async () => {
      const stores = await openDomainStores(domain);
      const bus = await connectNatsBus(natsConfiguration(domain.id));
      const served = await serveAgent(createAgent({ domain, stores }), bus);
      return {
        close: async () => {
          await served.close();
          await stores.close();
        },
      };
    },
  });
}
