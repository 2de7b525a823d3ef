import { connectNatsBus } from '@guichet/bus';
import { signerConfiguration } from '@guichet/identity';
import { natsConfiguration, runService } from '@guichet/platform';
import { orchestratorConfiguration } from './orchestrator.config.ts';
import { startOrchestrator } from './start-orchestrator.ts';

await runService({
  name: 'orchestrator',
  version: '0.1.0',
  start: async () => {
    const configuration = orchestratorConfiguration();
    const signer = await signerConfiguration();
    const bus = await connectNatsBus(natsConfiguration('orchestrator'));
    const orchestrator = await startOrchestrator({ bus, signer, ...configuration });
    return { close: () => orchestrator.close().finally(() => bus.close()) };
  },
});
