import { GuichetError } from '@guichet/contracts';
import type { CallContext, Codec, Method } from '../bus.ts';
import { assertNotOver } from '../wire/wait-for.ts';
import type { Wire } from '../wire/wire.ts';
import { writeCallHeaders } from './call-headers.ts';
import { readFailure } from './failure-envelope.ts';
import { publishSpan } from './spans.ts';

/** The caller's side: encode, send with what remains of the deadline, then the answer or the error that the reply carries. */
export async function callMethod<Request, Response>(
  wire: Wire,
  method: Method<Request, Response>,
  request: Request,
  context: CallContext,
): Promise<Response> {
  assertNotOver(context);
  const data = method.request.encode(request).finish();
  if (data.length > wire.maxPayload) {
    throw new GuichetError('INVALID_ARGUMENT', `A request of ${data.length} bytes is too large; the bus takes ${wire.maxPayload}.`);
  }
  const destination = { system: wire.system, subject: method.subject, bodySize: data.length };
  return publishSpan(destination, writeCallHeaders(context), async (sent) => {
    const reply = await wire.request(method.subject, data, sent, context);
    const failure = readFailure(reply.headers, reply.data);
    if (failure) throw failure;
    return decodeReply(method.response, reply.data, method.subject);
  });
}

function decodeReply<Response>(codec: Codec<Response>, data: Uint8Array, subject: string): Response {
  try {
    return codec.decode(data);
  } catch (cause) {
    throw new GuichetError('MALFORMED', `The reply on ${subject} is not the message that it should be.`, { cause });
  }
}
