import { connectNatsBus } from '@guichet/bus';
import type { Domain } from '@guichet/domain-kit';
import { verifierConfiguration } from '@guichet/identity';
import { natsConfiguration, runService } from '@guichet/platform';
import { createAgent } from '../create-agent.ts';
import { loadDemo } from './load-demo.ts';
import { openDomainStores } from './open-domain-stores.ts';
import { serveAgent } from './serve-agent.ts';
import { storesConfiguration } from './stores.config.ts';

/** Runs a declaration as this process: its stores from the configuration, its agent on NATS, an orderly stop. */
export async function serveDomain(domain: Domain): Promise<void> {
  await runService({
    name: domain.id,
    version: domain.version,
    start: async () => {
      const verifier = await verifierConfiguration(domain.id);
      const configuration = storesConfiguration(domain);
      const stores = await openDomainStores(domain, configuration);
      if (configuration.loadsDemo) await loadDemo(domain, stores);
      const bus = await connectNatsBus(natsConfiguration(domain.id));
      const served = await serveAgent(createAgent({ domain, stores }), bus, verifier);
      return {
        close: async () => {
          await served.close();
          await stores.close();
        },
      };
    },
  });
}
