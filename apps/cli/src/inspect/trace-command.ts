import type { Command } from 'commander';
import { config } from '../cli.config.ts';
import { readTrace } from './read-trace.ts';
import { renderTrace } from './render-trace.ts';

export function addTraceCommand(program: Command): void {
  program
    .command('trace')
    .description('show the trace of a question as a tree: which service did what, for how long, and how it was decided')
    .argument('<id>', 'the trace’s id, as an answer prints it')
    .option('--jaeger <url>', 'where Jaeger’s query API is (GUICHET_JAEGER_URL)', config.jaeger)
    .option('--json', 'print the tree as JSON')
    .addHelpText('after', '\nExample:\n  guichet trace 0af7651916cd43dd8448eb211c80319c')
    .action(async (id: string, options: { jaeger: string; json?: boolean }) => {
      const roots = await readTrace(options.jaeger, id);
      console.log(options.json ? JSON.stringify(roots, undefined, 2) : renderTrace(roots));
    });
}
