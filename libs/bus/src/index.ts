export type { Bus, CallContext, Codec, Handler, Method, ServedContext, Serving } from './bus.ts';
export { connectNatsBus, type NatsBusOptions } from './connect-nats-bus.ts';
export { createInProcessBus, type InProcessBusOptions } from './create-in-process-bus.ts';
export { methods } from './methods.ts';
export { InProcessHub } from './wire/in-process-hub.ts';
export { type Permissions, permissionsOf } from './wire/permissions.ts';
export type { BusOptions } from './wire-bus.ts';
