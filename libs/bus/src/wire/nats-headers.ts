import { headers as createHeaders, type MsgHdrs } from '@nats-io/transport-node';
import type { WireHeaders } from './wire.ts';

export function writeNatsHeaders(headers: WireHeaders): MsgHdrs {
  const written = createHeaders();
  for (const [name, value] of Object.entries(headers)) written.set(name, value);
  return written;
}

export function readNatsHeaders(headers: MsgHdrs | undefined): WireHeaders {
  return Object.fromEntries((headers?.keys() ?? []).map((name) => [name, headers!.get(name)]));
}
