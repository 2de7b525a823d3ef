import type { Command } from 'commander';
import { exitCode } from '../exit-code.ts';
import { askGolden, citing, type GoldenResult } from './ask-golden.ts';
import { openServer, type ServerOptions } from './asked-server.ts';
import type { GoldenLine } from './golden-line.ts';
import { readJsonLines, writeJsonLines } from './json-lines.ts';
import { renderShare, shareOf, sharesBy } from './share.ts';

interface Options extends ServerOptions {
  readonly file: string[];
  readonly out?: string;
  readonly json?: boolean;
}

export function addGoldenCommand(evaluate: Command): void {
  evaluate
    .command('golden')
    .description('ask every line of a golden set over gRPC as its caller, and grade the answers')
    .requiredOption('--file <file...>', 'JSON lines: id, text, caller, expected …')
    .option('--out <file>', 'write an answer per line: id, status, domains, tools, answer_text, sources, trace_id')
    .option('--server <host:port>', 'ask this server (default: start every service on GUICHET_DATA)')
    .option('--engine <name>', 'embedded or real stores, when services are started here', 'embedded')
    .option('--json', 'print the figures as JSON')
    .addHelpText('after', '\nExample:\n  guichet eval golden --file "$GUICHET_DATA"/golden/banking.jsonl --out answers.jsonl')
    .action(async (options: Options) => {
      const lines = await readJsonLines<GoldenLine>(options.file);
      const server = await openServer(options);
      try {
        const results = await askGolden(server.address, lines);
        if (options.out !== undefined)
          await writeJsonLines(
            options.out,
            results.map(({ answer }) => answer),
          );
        report(results, options.json ?? false);
        if (results.some(({ faults }) => faults.length > 0)) process.exitCode = exitCode.failed;
      } finally {
        await server.close();
      }
    });
}

function report(results: readonly GoldenResult[], asJson: boolean): void {
  const passed = (one: GoldenResult) => one.faults.length === 0;
  const total = shareOf(results.filter(passed).length, results.length);
  const by = sharesBy(
    results,
    ({ line }) => [`kind ${line.kind}`, `lang ${line.lang}`, `domains ${line.domains.join('+') || 'none'}`],
    passed,
  );
  const { ought, cite } = citing(results);
  const cited = shareOf(cite.length, ought.length);
  if (asJson) {
    const lines = results.map(({ line, answer, faults }) => ({ id: line.id, passed: faults.length === 0, faults, status: answer.status }));
    return console.log(JSON.stringify({ total, cites_expected_source: cited, by: Object.fromEntries(by), lines }, undefined, 2));
  }
  for (const { line, faults } of results) console.log(faults.length === 0 ? `PASS ${line.id}` : `FAIL ${line.id}; ${faults.join('; ')}`);
  console.log('');
  for (const [name, share] of by) console.log(renderShare(name, share));
  console.log(renderShare('passing lines that cite an expected source', cited));
  console.log(renderShare('total', total));
}
