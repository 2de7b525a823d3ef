import { connectNatsBus } from '@guichet/bus';
import { natsConfiguration, runService } from '@guichet/platform';
import { startCritic } from './start-critic.ts';

await runService({
  name: 'critic',
  version: '0.1.0',
  start: async () => startCritic(await connectNatsBus(natsConfiguration('critic'))),
});
