import { resolve } from 'node:path';

/** What `npm start` can be told. */
export const config = {
  home: resolve(process.env['GUICHET_HOME'] ?? '.guichet'),
  port: Number(process.env['GUICHET_PORT'] ?? 50051),
} as const;
