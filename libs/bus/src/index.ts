export type { Bus, CallContext, Codec, Handler, Method, ServedContext, Serving } from './bus.ts';
export { methods } from './methods.ts';
