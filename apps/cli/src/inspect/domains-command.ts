import type { Command } from 'commander';
import { readinessName } from '@guichet/contracts';
import { Client, demoToken } from '../client.ts';
import { config } from '../cli.config.ts';

export function addDomainsCommand(program: Command): void {
  program
    .command('domains')
    .description('list the domains, whether they are ready, and what you may use')
    .option('--as <caller>', 'on whose behalf: staff, service or customer:<id>', 'staff')
    .option('--server <host:port>', 'the server to ask', config.server)
    .option('--locale <tag>', 'language of the labels', 'en')
    .option('--json', 'print as JSON')
    .addHelpText('after', '\nExample:\n  guichet domains --as customer:C-1001 --locale fr')
    .action(async (options: { as: string; server: string; locale: string; json?: boolean }) => {
      const client = new Client(options.server, config.token ?? demoToken(options.as));
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
