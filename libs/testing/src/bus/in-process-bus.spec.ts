import { createInProcessBus, InProcessHub } from '@guichet/bus';
import { busConformance } from './bus-conformance.ts';

busConformance('in process', () => {
  const hub = new InProcessHub();
  return async (user, options) => createInProcessBus({ hub, user, ...options });
});
