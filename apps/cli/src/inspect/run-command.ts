import type { Command } from 'commander';
import { Run, RunState } from '@guichet/contracts';
import { renderAnswer } from '../ask/render-answer.ts';
import { Client, demoToken } from '../client.ts';
import { config } from '../cli.config.ts';

export function addRunCommand(program: Command): void {
  program
    .command('run')
    .description('look at runs')
    .command('show')
    .description('show a run: its question, state and answer')
    .argument('<id>', 'the run’s id, as an answer prints it')
    .option('--as <caller>', 'who asked: a caller sees its own runs alone', 'staff')
    .option('--server <host:port>', 'the server to ask', config.server)
    .option('--json', 'print as JSON')
    .addHelpText('after', '\nExample:\n  guichet run show 6f1c1d0a-… --as customer:C-1001')
    .action(async (id: string, options: { as: string; server: string; json?: boolean }) => {
      const client = new Client(options.server, config.token ?? demoToken(options.as));
      try {
        const run = await client.run(id);
        if (options.json) return console.log(JSON.stringify(Run.toJSON(run), undefined, 2));
        console.log(`${run.question}\n${RunState[run.state].replace('RUN_STATE_', '').toLowerCase()} · ${run.createdAt?.toISOString()}\n`);
        if (run.answer) console.log(renderAnswer(run.answer));
      } finally {
        client.close();
      }
    });
}
