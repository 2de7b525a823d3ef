import { connectNatsBus } from '@guichet/bus';
import { verifierConfiguration } from '@guichet/identity';
import { natsConfiguration, runService } from '@guichet/platform';
import { startCritic } from './start-critic.ts';

await runService({
  name: 'critic',
  version: '0.1.0',
  start: async () => {
    const verifier = await verifierConfiguration('critic');
    return startCritic(await connectNatsBus(natsConfiguration('critic')), verifier);
  },
});
