import { setTimeout as wait } from 'node:timers/promises';
import { GuichetError } from '@guichet/contracts';
import { AuthorizationError, connect, type NatsConnection, type TlsOptions } from '@nats-io/transport-node';
import { Logger } from '@nestjs/common';
import type { Bus } from './bus.ts';
import { NatsWire } from './wire/nats-wire.ts';
import { type BusOptions, WireBus } from './wire-bus.ts';

export interface NatsBusOptions extends BusOptions {
  /** For example "nats://127.0.0.1:4222". */
  readonly servers: string | readonly string[];
  /** One user per service, as in deploy/nats/nats.conf. */
  readonly user: string;
  readonly password: string;
  /** Where replies arrive; `_INBOX.<user>` unless given, which is what the user's permissions name. */
  readonly inboxPrefix?: string;
  readonly tls?: TlsOptions;
  /** Milliseconds to keep trying while no server is there, so that services may start before it; 15 seconds unless given. */
  readonly connectLimitMs?: number;
  /** Milliseconds that a call waits for a broken connection to come back; 2 seconds unless given. */
  readonly reconnectGraceMs?: number;
}

/** A bus on NATS. UNAVAILABLE when no server answers within the limit, UNAUTHENTICATED when it refuses the user. */
export async function connectNatsBus(options: NatsBusOptions): Promise<Bus> {
  const { servers, user, password, inboxPrefix, tls, connectLimitMs = 15_000, reconnectGraceMs = 2_000, ...busOptions } = options;
  const connection = await keepTrying(connectLimitMs, String(servers), () =>
    connect({
      servers: typeof servers === 'string' ? servers : [...servers],
      user,
      pass: password,
      inboxPrefix: inboxPrefix ?? `_INBOX.${user}`,
      name: `guichet-${user}`,
      tls,
      timeout: 5_000,
      maxReconnectAttempts: -1,
      reconnectTimeWait: 250,
      ignoreAuthErrorAbort: true,
      noAsyncTraces: true,
    }),
  );
  return new WireBus(new NatsWire(connection, reconnectGraceMs), busOptions);
}

async function keepTrying(limitMs: number, servers: string, open: () => Promise<NatsConnection>): Promise<NatsConnection> {
  const limit = Date.now() + limitMs;
  const logger = new Logger('bus');
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await open();
    } catch (cause) {
      if (cause instanceof AuthorizationError) {
        throw new GuichetError('UNAUTHENTICATED', 'NATS refused this user or its password.', { cause });
      }
      if (Date.now() >= limit) throw new GuichetError('UNAVAILABLE', `No NATS server answers at ${servers}; is it started?`, { cause });
      if (attempt === 1) logger.warn(`No NATS server answers at ${servers} yet; trying for ${Math.round(limitMs / 1000)} s.`);
      await wait(250);
    }
  }
}
