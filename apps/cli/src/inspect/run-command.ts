import type { Command } from 'commander';
import { Run, RunState } from '@guichet/contracts';
import { renderAnswer } from '../ask/render-answer.ts';
import { addConnectionOptions, connect, type ConnectionOptions } from '../connection.ts';

export function addRunCommand(program: Command): void {
  const show = program.command('run').description('look at runs').command('show');
  addConnectionOptions(show)
    .description('show a run: its question, state and answer')
    .argument('<id>', 'the run’s id, as an answer prints it')
    .option('--json', 'print as JSON')
    .addHelpText('after', '\nExample:\n  guichet run show 6f1c1d0a-… --as customer:C-1001')
    .action(async (id: string, options: ConnectionOptions & { json?: boolean }) => {
      const client = connect(options);
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
