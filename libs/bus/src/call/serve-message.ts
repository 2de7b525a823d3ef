import { contentType, GuichetError, headers } from '@guichet/contracts';
import { Logger } from '@nestjs/common';
import { context as activeContext, type Span } from '@opentelemetry/api';
import type { Handler, Method } from '../bus.ts';
import type { Wire, WireHeaders, WireMessage } from '../wire/wire.ts';
import { readCallHeaders } from './call-headers.ts';
import type { EndpointStatistics } from './endpoint-statistics.ts';
import { writeFailure } from './failure-envelope.ts';
import { processSpan } from './spans.ts';
import { withRun } from './with-run.ts';
import type { WorkInFlight } from './work-in-flight.ts';

interface Reply {
  readonly data: Uint8Array;
  readonly headers: WireHeaders;
}

const logger = new Logger('bus');

/** The serving side: whatever arrives gets exactly one reply, an answer or an error. Never rejects. */
export async function serveMessage<Request, Response>(
  served: {
    readonly wire: Wire;
    readonly method: Method<Request, Response>;
    readonly handler: Handler<Request, Response>;
    readonly work: WorkInFlight;
    readonly statistics: EndpointStatistics;
  },
  message: WireMessage,
): Promise<void> {
  const { wire, method, statistics } = served;
  const started = process.hrtime.bigint();
  const destination = { system: wire.system, subject: method.subject, queue: method.service, bodySize: message.data.length };
  let failed: GuichetError | undefined;
  const reply = await processSpan(destination, message.headers, (span) => answer(served, message, span)).catch((thrown: unknown) => {
    failed = GuichetError.from(thrown);
    return writeFailure(failed);
  });
  statistics.record(process.hrtime.bigint() - started, failed?.code);
  try {
    message.respond?.(reply.data, reply.headers);
  } catch (thrown) {
    logger.warn(`A reply on ${method.subject} could not be sent: ${GuichetError.from(thrown).message}`);
  }
}

async function answer<Request, Response>(
  { wire, method, handler, work }: Parameters<typeof serveMessage<Request, Response>>[0],
  message: WireMessage,
  span: Span,
): Promise<Reply> {
  const { runId, stepId, deadline, capability } = readCallHeaders(message.headers);
  const request = decodeRequest(method, message.data);
  const within = withRun(activeContext.active(), runId, stepId);
  const response = await work.run({ service: method.service, runId, stepId, deadline }, (signal) => {
    signal.addEventListener('abort', () => span.addEvent('stopped', { 'error.type': GuichetError.from(signal.reason).code }), {
      once: true,
    });
    return activeContext.with(within, () =>
      settle(() => handler(request, { runId, stepId, deadline, signal, capability }), method.subject),
    );
  });
  const data = method.response.encode(response).finish();
  if (data.length > wire.maxPayload) {
    throw new GuichetError('INTERNAL', `A reply of ${data.length} bytes is too large; the bus takes ${wire.maxPayload}.`);
  }
  return { data, headers: { [headers.contentType]: contentType } };
}

/** Unexpected errors go to the log here: their text stays in this process. */
async function settle<Response>(handle: () => Promise<Response>, subject: string): Promise<Response> {
  try {
    return await handle();
  } catch (thrown) {
    if (!(thrown instanceof GuichetError) && !isAbort(thrown)) logger.error(`Unexpected ${nameAndFrames(thrown)} on ${subject}`);
    throw thrown;
  }
}

const isAbort = (thrown: unknown) => thrown instanceof Error && thrown.name === 'AbortError';

/** Where it was thrown, without its message: that may quote a question or a customer's data. */
function nameAndFrames(thrown: unknown): string {
  if (!(thrown instanceof Error)) return `value of type ${typeof thrown}`;
  const frames = thrown.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  return [thrown.name, ...frames].join('\n');
}

function decodeRequest<Request>(method: Method<Request, unknown>, data: Uint8Array): Request {
  try {
    return method.request.decode(data);
  } catch (cause) {
    throw new GuichetError('MALFORMED', `The request on ${method.subject} is not the message that it should be.`, { cause });
  }
}
