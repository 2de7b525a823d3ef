import type { Command } from 'commander';
import { domains } from '@guichet/all-in-one';
import { GuichetError } from '@guichet/contracts';
import { config } from '../cli.config.ts';
import { connect } from '../connection.ts';
import { awaitDomains } from './await-domains.ts';
import { isAlive } from './process-identity.ts';
import { RunFolder } from './run-folder.ts';
import { services } from './servers.ts';
import { up } from './up.ts';
import { given } from './up.config.ts';

export function addUpCommand(program: Command): void {
  program
    .command('up')
    .description('start services as processes of their own, with the servers that they need; what runs already stays')
    .argument('[service...]', `${services.join(', ')} (default: all)`)
    .addHelpText(
      'after',
      `
Starts NATS, Neo4j, OpenSearch and Jaeger by scripts/servers/ unless the environment names them (GUICHET_NATS_URL, GUICHET_NEO4J_URLS,
GUICHET_OPENSEARCH_URL, OTEL_EXPORTER_OTLP_ENDPOINT), loads the fictional demo data unless GUICHET_DATASETS=outside, and waits until each
service is ready. What runs is noted in GUICHET_HOME/up, with the log and the environment of each service.

Examples:
  guichet up
  guichet up insurance
  GUICHET_NATS_URL=nats://bus.example:4222 GUICHET_SERVER=counter.example:50051 guichet up insurance`,
    )
    .action(async (names: string[]) => {
      assertServices(names);
      const folder = new RunFolder(config.home);
      await folder.alone(() => start(names.length > 0 ? names : services, folder));
    });
}

async function start(wanted: readonly string[], folder: RunFolder): Promise<void> {
  console.log(`Starting ${wanted.join(', ')} (the first time, servers are fetched; that takes some minutes) …`);
  const problems = await up({ folder, services: wanted, given, say: (name, what) => console.log(`  ${name.padEnd(12)}  ${what}`) });
  if (problems.length > 0) {
    const advice = 'What was started runs on; `guichet up` again starts the rest, `guichet down` stops it.';
    throw new GuichetError('FAILED_PRECONDITION', [...problems, advice].join('\n'));
  }
  const server = orchestratorOf(folder) ?? config.server;
  const client = connect({ ...config, server, cert: config.tlsCert, key: config.tlsKey });
  try {
    const open = await awaitDomains(
      client,
      wanted.filter((name) => domains.some(({ id }) => id === name)),
    );
    if (open !== undefined) return console.log(`Started, but ${open}`);
    console.log(`Ready: ${server} serves gRPC. Logs are in ${folder.home}/up.`);
    console.log('Ask with `guichet ask "What are the balances of my accounts?" --as customer:C-1001`; stop with `guichet down`.');
  } finally {
    client.close();
  }
}

/** The orchestrator that runs here; without one, one that runs elsewhere is meant. */
const orchestratorOf = (folder: RunFolder): string | undefined =>
  folder.services().find(({ address, process }) => address !== undefined && isAlive(process))?.address;

export function assertServices(names: readonly string[]): void {
  const unknown = names.find((name) => !services.includes(name));
  if (unknown !== undefined)
    throw new GuichetError('INVALID_ARGUMENT', `There is no service “${unknown}”; there are ${services.join(', ')}.`);
}
