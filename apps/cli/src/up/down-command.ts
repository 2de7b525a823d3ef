import type { Command } from 'commander';
import { config } from '../cli.config.ts';
import { isAlive } from './process-identity.ts';
import { RunFolder, type ServiceRecord } from './run-folder.ts';
import { servers } from './servers.ts';
import { stopServer } from './start-server.ts';
import { stopService } from './stop-service.ts';
import { assertServices } from './up-command.ts';
import { given } from './up.config.ts';

export function addDownCommand(program: Command): void {
  program
    .command('down')
    .description('stop what `guichet up` started, and nothing else; what was asked is answered first')
    .argument('[service...]', 'only these (default: all, and the servers)')
    .addHelpText('after', '\nExamples:\n  guichet down\n  guichet down insurance')
    .action(async (names: string[]) => {
      assertServices(names);
      const folder = new RunFolder(config.home);
      await folder.alone(() => stop(names, folder));
    });
}

async function stop(names: readonly string[], folder: RunFolder): Promise<void> {
  const records = folder.services().filter(({ name }) => names.length === 0 || names.includes(name));
  const started = names.length === 0 ? folder.servers() : [];
  if (!records.some(({ process }) => isAlive(process)) && started.length === 0) {
    for (const { name } of records) folder.remove(name);
    return console.log(`Nothing of ${folder.home} runs.`);
  }
  const end = async (record: ServiceRecord) => say(record.name, outcomes[await stopService(record, folder)]);
  // The orchestrator first: what it was asked still needs the others.
  await Promise.all(records.filter(({ name }) => name === 'orchestrator').map(end));
  await Promise.all(records.filter(({ name }) => name !== 'orchestrator').map(end));
  await Promise.all(
    started.map(async ({ name, environment }) => {
      const server = servers.find((one) => one.name === name);
      if (server) await stopServer(server, environment, given);
      folder.remove(name);
      say(name, 'stopped');
    }),
  );
}

const outcomes = { drained: 'stopped', killed: 'did not end in time and was killed', gone: 'had ended by itself' } as const;

const say = (name: string, what: string) => console.log(`  ${name.padEnd(12)}  ${what}`);
