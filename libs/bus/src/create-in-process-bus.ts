import type { Bus } from './bus.ts';
import { InProcessHub } from './wire/in-process-hub.ts';
import { InProcessWire } from './wire/in-process-wire.ts';
import { permissionsOf } from './wire/permissions.ts';
import { type BusOptions, WireBus } from './wire-bus.ts';

export interface InProcessBusOptions extends BusOptions {
  /** Where participants meet; a new one unless given. Give the same hub to each service that is to close on its own. */
  readonly hub?: InProcessHub;
  /** Holds this participant to what deploy/nats/nats.conf grants to the user of that name. */
  readonly user?: string;
}

/** A bus inside one process. Messages are encoded all the same, so that a service behaves as it does on NATS. */
export function createInProcessBus({ hub = new InProcessHub(), user, ...options }: InProcessBusOptions = {}): Bus {
  return new WireBus(new InProcessWire(hub, user === undefined ? undefined : permissionsOf(user)), options);
}
