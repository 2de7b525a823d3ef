import { credentials, Metadata } from '@grpc/grpc-js';
import { AskRequest, GuichetServiceClient, statusName, type Answer } from '@guichet/contracts';

/** Asks as any client would, and says the answer in a few lines. */
export function askOverGrpc(address: string): { ask: (caller: string, question: string) => Promise<string>; close: () => void } {
  const client = new GuichetServiceClient(address, credentials.createInsecure());
  const ask = (caller: string, question: string) =>
    new Promise<string>((resolve, reject) => {
      const metadata = new Metadata();
      metadata.set('authorization', `Bearer demo:${caller}`);
      client.ask(AskRequest.fromPartial({ question }), metadata, { deadline: Date.now() + 30_000 }, (error, response) =>
        error ? reject(error) : resolve(inWords(response.answer!)),
      );
    });
  return { ask, close: () => client.close() };
}

function inWords({ text, status, steps, evidence, traceId }: Answer): string {
  const how = steps.map(({ domain, tool }) => [domain, tool].filter(Boolean).join('/')).join(', ');
  const sources = evidence.slice(0, 4).map(({ source }) => source);
  const more = evidence.length > sources.length ? ` and ${evidence.length - sources.length} more` : '';
  return [
    ...text.split('\n').map((line) => `  ${line}`),
    `  └ ${[statusName(status), how, sources.length > 0 ? `sources: ${sources.join(', ')}${more}` : '', `trace ${traceId}`].filter(Boolean).join(' · ')}`,
  ].join('\n');
}
