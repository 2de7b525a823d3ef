import type { Command } from 'commander';
import { SingleBar } from 'cli-progress';
import { ingestDataset, openDomainStores, type IngestReport } from '@guichet/agent-engine';
import { domains, rootOf, storeLocations, type EngineChoice } from '@guichet/all-in-one';
import { GuichetError } from '@guichet/contracts';
import type { Dataset, Domain } from '@guichet/domain-kit';
import { config } from '../cli.config.ts';

interface Options {
  readonly data: string;
  readonly demo?: boolean;
  readonly engine: EngineChoice;
  readonly json?: boolean;
}

export function addIngestCommand(program: Command): void {
  program
    .command('ingest')
    .description('load a domain’s data; what is unchanged is skipped, what vanished is removed')
    .argument('<domain>', domains.map(({ id }) => id).join(', '))
    .option('--data <folder>', 'where outside data is (GUICHET_DATA)', config.dataRoot)
    .option('--demo', 'load the domain’s own demo data instead')
    .option('--engine <name>', 'embedded, or real: the servers that GUICHET_<DOMAIN>_… name', 'embedded')
    .option('--json', 'print the reports as JSON')
    .addHelpText('after', '\nExamples:\n  guichet ingest insurance\n  guichet ingest banking --engine real --data ./data')
    .action(async (id: string, options: Options) => {
      const domain = domains.find((one) => one.id === id);
      if (!domain)
        throw new GuichetError('INVALID_ARGUMENT', `There is no domain “${id}”; there are ${domains.map((one) => one.id).join(', ')}.`);
      const kind = options.demo ? 'demo' : 'outside';
      const stores = await openDomainStores(domain, storeLocations(domain, kind, options.engine, config.home));
      try {
        const reports: IngestReport[] = [];
        for (const dataset of domain.datasets.filter((one) => one.kind === kind))
          reports.push(await load(domain, dataset, options, stores));
        if (options.json) console.log(JSON.stringify(reports, undefined, 2));
      } finally {
        await stores.close();
      }
    });
}

async function load(
  domain: Domain,
  dataset: Dataset,
  options: Options,
  stores: Awaited<ReturnType<typeof openDomainStores>>,
): Promise<IngestReport> {
  const bar = new SingleBar({
    format: `${dataset.id} | {bar} | {value} records`,
    noTTYOutput: false,
    hideCursor: true,
    clearOnComplete: true,
  });
  let read = 0;
  bar.start(0, 0);
  const onProgress = (count: number) => {
    read = count;
    // There is no total beforehand: the bar fills towards twice what was read, and completes at the end.
    if (count % 200 === 0) {
      bar.setTotal(count * 2);
      bar.update(count);
    }
  };
  const report = await ingestDataset({ domain, dataset, root: rootOf(domain, dataset, options.data), stores, onProgress });
  bar.setTotal(read);
  bar.update(read);
  bar.stop();
  if (!options.json) console.log(inWords(report));
  return report;
}

function inWords({ dataset, outcome, nodes, relationships, passages, rejected, replaced }: IngestReport): string {
  if (outcome === 'unchanged') return `${dataset}: unchanged, nothing to do.`;
  const lines = [`${dataset}: ${nodes} nodes, ${relationships} relationships, ${passages} passages.`];
  if (replaced.length > 0) lines.push(`  replaced: ${replaced.join(', ')}`);
  for (const [reason, count] of Object.entries(rejected)) lines.push(`  left out ${count}: ${reason}`);
  return lines.join('\n');
}
