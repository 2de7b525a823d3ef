import type { Command } from 'commander';
import { readinessName } from '@guichet/contracts';
import { addConnectionOptions, connect, type ConnectionOptions } from '../connection.ts';

export function addDomainsCommand(program: Command): void {
  addConnectionOptions(program.command('domains'))
    .description('list the domains, whether they are ready, and what you may use')
    .option('--locale <tag>', 'language of the labels', 'en')
    .option('--json', 'print as JSON')
    .addHelpText('after', '\nExample:\n  guichet domains --as customer:C-1001 --locale fr')
    .action(async (options: ConnectionOptions & { locale: string; json?: boolean }) => {
      const client = connect(options);
      try {
        const domains = await client.domains(options.locale);
        if (options.json) return console.log(JSON.stringify(domains, undefined, 2));
        for (const domain of domains) {
          console.log(`${domain.id} ${domain.version} · ${readinessName(domain.readiness)} · ${domain.name}: ${domain.description}`);
          for (const tool of domain.tools) console.log(`  ${tool.group}/${tool.name}: ${tool.description}`);
        }
      } finally {
        client.close();
      }
    });
}
