import type { Command } from 'commander';
import { AskRequest } from '@guichet/contracts';
import { demoToken } from '../client.ts';
import { exitCode } from '../exit-code.ts';
import { askEach } from './ask-each.ts';
import { openServer, type ServerOptions } from './asked-server.ts';
import { readJsonLines, writeJsonLines } from './json-lines.ts';
import { renderShare, shareOf, sharesBy } from './share.ts';

interface RoutingLine {
  readonly id: string;
  readonly lang: string;
  readonly text: string;
  readonly domains: readonly string[];
  readonly kind: string;
}

interface Options extends ServerOptions {
  readonly file: string[];
  readonly out?: string;
  readonly json?: boolean;
}

export function addRoutingCommand(evaluate: Command): void {
  evaluate
    .command('routing')
    .description('plan every line of a routing set over gRPC and compare the domains chosen; nothing is searched')
    .requiredOption('--file <file...>', 'JSON lines: id, text, domains, kind …')
    .option('--out <file>', 'write a line each: id, domains')
    .option('--server <host:port>', 'ask this server (default: start every service on GUICHET_DATA)')
    .option('--engine <name>', 'embedded or real stores, when services are started here', 'embedded')
    .option('--json', 'print the figures as JSON')
    .addHelpText('after', '\nExample:\n  guichet eval routing --file "$GUICHET_DATA"/sets/routing.jsonl --json')
    .action(async (options: Options) => {
      const lines = await readJsonLines<RoutingLine>(options.file);
      const server = await openServer(options);
      try {
        const answers = await askEach(server.address, lines, ({ text }) => ({
          request: AskRequest.fromPartial({ question: text, validateOnly: true }),
          token: demoToken('staff'),
        }));
        const results = lines.map((line) => ({
          line,
          domains: [...new Set(answers.get(line.id)!.steps.map(({ domain }) => domain))].sort(),
        }));
        if (options.out !== undefined)
          await writeJsonLines(
            options.out,
            results.map(({ line, domains }) => ({ id: line.id, domains })),
          );
        report(results, options.json ?? false);
      } finally {
        await server.close();
      }
    });
}

interface Result {
  readonly line: RoutingLine;
  readonly domains: readonly string[];
}

function report(results: readonly Result[], asJson: boolean): void {
  const exact = ({ line, domains }: Result) => domains.join() === [...line.domains].sort().join();
  const total = shareOf(results.filter(exact).length, results.length);
  const by = sharesBy(results, ({ line }) => [`kind ${line.kind}`, `lang ${line.lang}`], exact);
  if (asJson) {
    const lines = results.map((result) => ({
      id: result.line.id,
      domains: result.domains,
      expected: result.line.domains,
      exact: exact(result),
    }));
    return console.log(JSON.stringify({ exact: total, by: Object.fromEntries(by), lines }, undefined, 2));
  }
  for (const result of results.filter((one) => !exact(one))) {
    console.log(
      `MISS ${result.line.id} ${result.line.kind}: ${result.domains.join('+') || 'none'} instead of ${result.line.domains.join('+') || 'none'}`,
    );
    process.exitCode = exitCode.failed;
  }
  console.log('');
  for (const [name, share] of by) console.log(renderShare(name, share));
  console.log(renderShare('exactly the right domains', total));
}
