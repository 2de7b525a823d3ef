import { startAllInOne } from '@guichet/all-in-one';
import { startTelemetry } from '@guichet/platform';
import { config } from '../cli.config.ts';

export interface ServerOptions {
  readonly server?: string;
  readonly engine: 'embedded' | 'real';
}

/** The server of `--server`, or every service started for this evaluation on the data of GUICHET_DATA. */
export async function openServer({ server, engine }: ServerOptions): Promise<{ address: string; close(): Promise<void> }> {
  if (server !== undefined) return { address: server, close: () => Promise.resolve() };
  console.error(`Starting every service on ${config.dataRoot} (the first time its data is loaded) …`);
  // Without it runs would have no trace ids.
  const telemetry = await startTelemetry({ service: 'guichet-evaluation', version: '0.1.0' });
  const all = await startAllInOne({
    data: 'outside',
    dataRoot: config.dataRoot,
    home: config.home,
    engine,
    port: 0,
    onProgress: (line) => console.error(`  ${line}`),
  });
  return {
    address: all.address,
    close: async () => {
      await all.close();
      await telemetry.shutdown();
    },
  };
}
