// A stock gRPC client of Guichet, as a caller in demo mode.
import grpc from '@grpc/grpc-js';
import loader from '@grpc/proto-loader';
import { fileURLToPath } from 'node:url';

const proto = fileURLToPath(new URL('../proto/', import.meta.url));
const definition = loader.loadSync('guichet/v1/guichet.proto', { includeDirs: [proto], defaults: true, enums: String });
const { GuichetService } = grpc.loadPackageDefinition(definition).guichet.v1;

export function clientOf(address, caller) {
  const client = new GuichetService(address, grpc.credentials.createInsecure());
  const metadata = new grpc.Metadata();
  metadata.set('authorization', `Bearer demo:${caller}`);
  const call = (method, request) =>
    new Promise((resolve, reject) =>
      client[method](request, metadata, { deadline: Date.now() + 30_000 }, (error, response) =>
        error ? reject(error) : resolve(response),
      ),
    );
  return {
    ask: async (request) => (await call('Ask', request)).answer,
    /** Resolves once these domains are announced and ready. Rejects after 30 s. */
    untilKnown: async (domains) => {
      for (const limit = Date.now() + 30_000; ; await new Promise((resolve) => setTimeout(resolve, 100))) {
        const { domains: known } = await call('ListDomains', { locale: 'en' });
        if (domains.every((id) => known.some((domain) => domain.id === id && domain.readiness === 'READINESS_READY'))) return;
        if (Date.now() > limit) throw new Error(`Not all of ${domains.join(', ')} became ready.`);
      }
    },
    close: () => client.close(),
  };
}
