import { resolve } from 'node:path';

/** Where the command line finds things; options override it. */
export const config = {
  server: process.env['GUICHET_SERVER'] ?? '127.0.0.1:50051',
  token: process.env['GUICHET_TOKEN'],
  tlsCa: process.env['GUICHET_TLS_CA'],
  tlsCert: process.env['GUICHET_TLS_CERT'],
  tlsKey: process.env['GUICHET_TLS_KEY'],
  jaeger: process.env['GUICHET_JAEGER_URL'] ?? 'http://127.0.0.1:16686',
  home: resolve(process.env['GUICHET_HOME'] ?? '.guichet'),
  dataRoot: resolve(process.env['GUICHET_DATA'] ?? '../shared/data'),
} as const;
