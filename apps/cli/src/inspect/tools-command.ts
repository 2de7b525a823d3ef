import type { Command } from 'commander';
import { domains } from '@guichet/all-in-one';
import { lintDomain } from '@guichet/domain-kit';
import { exitCode } from '../exit-code.ts';

export function addToolsCommand(program: Command): void {
  program
    .command('tools')
    .description('look at tools')
    .command('lint')
    .description('check every tool’s schema, label and examples; each fault comes with its fix')
    .argument('[domain...]', 'these domains alone')
    .option('--json', 'print as JSON')
    .addHelpText('after', '\nExample:\n  guichet tools lint banking')
    .action((ids: string[], options: { json?: boolean }) => {
      const checked = domains.filter(({ id }) => ids.length === 0 || ids.includes(id));
      const faults = checked.flatMap((domain) => lintDomain(domain).map((fault) => ({ domain: domain.id, ...fault })));
      if (options.json) console.log(JSON.stringify(faults, undefined, 2));
      else for (const { domain, where, what, fix } of faults) console.log(`${domain} ${where}: ${what}. ${fix}`);
      if (!options.json)
        console.log(`${checked.flatMap(({ tools }) => tools).length} tools of ${checked.length} domains, ${faults.length} faults`);
      if (faults.length > 0) process.exitCode = exitCode.failed;
    });
}
