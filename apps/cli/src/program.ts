import { Command } from 'commander';
import { addAskCommand } from './ask/ask-command.ts';
import { addGoldenCommand } from './evaluate/golden-command.ts';
import { addRoutingCommand } from './evaluate/routing-command.ts';
import { exitCode } from './exit-code.ts';
import { addIngestCommand } from './ingest/ingest-command.ts';
import { addDomainsCommand } from './inspect/domains-command.ts';
import { addRunCommand } from './inspect/run-command.ts';
import { addToolsCommand } from './inspect/tools-command.ts';
import { addTraceCommand } from './inspect/trace-command.ts';
import { addKeysCommand } from './keys/keys-command.ts';
import { addDownCommand } from './up/down-command.ts';
import { addUpCommand } from './up/up-command.ts';

/** Every command of `guichet`. Each adds itself; what it needs is in its own folder. */
export function buildProgram(): Command {
  const program = new Command('guichet')
    .description('One counter in front of many regulated services.')
    .showHelpAfterError('(guichet <command> --help shows examples)')
    .addHelpText(
      'after',
      `
Examples:
  guichet up
  guichet ask "What is the balance of my accounts?" --as customer:C-1001
  guichet ingest banking
  guichet eval golden --file golden/banking.jsonl

Exit codes: ${Object.entries(exitCode)
        .map(([name, code]) => `${code} ${name}`)
        .join(', ')}`,
    );
  addAskCommand(program);
  addUpCommand(program);
  addDownCommand(program);
  addKeysCommand(program);
  addDomainsCommand(program);
  addRunCommand(program);
  addTraceCommand(program);
  addIngestCommand(program);
  addToolsCommand(program);
  const evaluate = program.command('eval').description('measure answers on labelled sets');
  addGoldenCommand(evaluate);
  addRoutingCommand(evaluate);
  for (const command of [program, ...program.commands])
    command.exitOverride((error) => process.exit(error.exitCode === 0 ? exitCode.ok : exitCode.usage));
  return program;
}
