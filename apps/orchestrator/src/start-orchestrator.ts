import 'reflect-metadata';
import { createServer } from 'node:net';
import type { DynamicModule } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { Transport, type GrpcOptions } from '@nestjs/microservices';
import { ServerCredentials, type Server } from '@grpc/grpc-js';
import { HealthImplementation } from 'grpc-health-check';
import { Directory, type Bus } from '@guichet/bus';
import type { CallerPolicy, CapabilitySigner } from '@guichet/identity';
import type { KeyPair } from '@guichet/platform';
import { Counter } from './counter.ts';
import { addStandardServices, packageDefinition, serviceName } from './edge/service-definition.ts';
import { GuichetController } from './guichet.controller.ts';
import type { RunLimits } from './runs/run-limits.ts';
import { Runs } from './runs/runs.ts';
import { signCalls } from './sign-calls.ts';

export interface ServerTls extends KeyPair {
  /** PEM. Where it is given, a connection needs a client certificate of this authority. */
  readonly clientAuthority: Buffer | undefined;
}

export interface OrchestratorOptions {
  readonly bus: Bus;
  readonly callers: CallerPolicy;
  /** Signs what is asked of agents and critic. */
  readonly signer: CapabilitySigner;
  readonly host: string;
  /** 0 takes a free one. */
  readonly port: number;
  readonly tls?: ServerTls | undefined;
  /** Those of `usualLimits` unless given. */
  readonly limits?: RunLimits | undefined;
}

export interface Orchestrator {
  /** `host:port` that gRPC clients connect to. */
  readonly address: string;
  readonly directory: Directory;
  /** Not serving any more, what is at work ends, then the port closes. */
  close(): Promise<void>;
}

class OrchestratorModule {}

/** How long clients have to leave once everything is answered. */
const leaveMs = 1_000;

/** Opens the counter: listens for domains on the bus and for questions on gRPC. */
export async function startOrchestrator({ bus, callers, signer, host, port, tls, limits }: OrchestratorOptions): Promise<Orchestrator> {
  const directory = new Directory({ bus });
  directory.start();
  const counter = new Counter(signCalls(bus, signer), directory, new Runs(limits), callers);
  let server: Server | undefined;
  const health = new HealthImplementation({ '': 'SERVING', [serviceName]: 'SERVING' });
  const address = `${host}:${port === 0 ? await freePort(host) : port}`;
  const module: DynamicModule = {
    module: OrchestratorModule,
    controllers: [GuichetController],
    providers: [{ provide: Counter, useValue: counter }],
  };
  const app = await NestFactory.createMicroservice<GrpcOptions>(module, {
    transport: Transport.GRPC,
    logger: ['error', 'warn'],
    options: {
      url: address,
      package: 'guichet.v1',
      packageDefinition,
      credentials: tls ? serverCredentials(tls) : ServerCredentials.createInsecure(),
      gracefulShutdown: true,
      onLoadPackageDefinition: (_: unknown, opened: Server) => addStandardServices((server = opened), health),
    },
  });
  await app.listen();
  return {
    address,
    directory,
    close: async () => {
      health.setStatus('', 'NOT_SERVING');
      health.setStatus(serviceName, 'NOT_SERVING');
      await counter.drain();
      const closed = app.close();
      await counter.drain(); // what came before the port took no more
      // Someone may watch our health for ever: what is still open now is no question.
      const cut = setTimeout(() => server?.forceShutdown(), leaveMs);
      await closed;
      clearTimeout(cut);
      directory.stop();
    },
  };
}

const serverCredentials = ({ certificate, key, clientAuthority }: ServerTls): ServerCredentials =>
  ServerCredentials.createSsl(clientAuthority ?? null, [{ cert_chain: certificate, private_key: key }], clientAuthority !== undefined);

function freePort(host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, host, () => {
      const address = probe.address();
      probe.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject(new Error('No free port.'))));
    });
  });
}
