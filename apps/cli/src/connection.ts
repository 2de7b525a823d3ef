import { credentials, type ChannelCredentials } from '@grpc/grpc-js';
import type { Command } from 'commander';
import { GuichetError } from '@guichet/contracts';
import { readAuthorities, readKeyPair } from '@guichet/platform';
import { Client, demoToken } from './client.ts';
import { config } from './cli.config.ts';

export interface ConnectionOptions {
  readonly server: string;
  readonly as?: string;
  readonly tlsCa?: string;
  readonly cert?: string;
  readonly key?: string;
}

/** Which server, on whose behalf, and how encrypted: the same for every command that asks a server. */
export const addConnectionOptions = (command: Command): Command =>
  command
    .option('--as <caller>', 'demo mode: on whose behalf, staff, service or customer:<id> (default: staff)')
    .option('--server <host:port>', 'the server to ask', config.server)
    .option('--tls-ca <file>', 'speak TLS; trust servers certified by this authority (PEM; GUICHET_TLS_CA)', config.tlsCa)
    .option('--cert <file>', 'client certificate, where the server asks for one (PEM; GUICHET_TLS_CERT)', config.tlsCert)
    .option('--key <file>', 'its private key (PEM; GUICHET_TLS_KEY)', config.tlsKey);

/** GUICHET_TOKEN goes before a demo token; with a client certificate and neither, the certificate alone says who asks. */
export function connect(options: ConnectionOptions): Client {
  const demo = options.as ?? (options.cert ? undefined : 'staff');
  return new Client(options.server, config.token ?? (demo && demoToken(demo)), undefined, securityOf(options));
}

function securityOf({ tlsCa, cert, key }: ConnectionOptions): ChannelCredentials {
  if (!tlsCa && !cert && !key) return credentials.createInsecure();
  if (!tlsCa) throw new GuichetError('INVALID_ARGUMENT', 'Give --tls-ca beside --cert and --key: the authority that certified the server.');
  const authorities = readAuthorities({ setting: '--tls-ca', path: tlsCa });
  if (!cert && !key) return credentials.createSsl(authorities);
  if (!cert || !key) throw new GuichetError('INVALID_ARGUMENT', 'Give --cert and --key together: a client certificate and its key.');
  const own = readKeyPair({ setting: '--cert', path: cert }, { setting: '--key', path: key });
  return credentials.createSsl(authorities, own.key, own.certificate);
}
