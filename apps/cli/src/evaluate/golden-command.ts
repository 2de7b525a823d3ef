import type { Command } from 'commander';
import { AskRequest, statusName, type Answer } from '@guichet/contracts';
import { demoToken } from '../client.ts';
import { exitCode } from '../exit-code.ts';
import { askEach } from './ask-each.ts';
import { openServer, type ServerOptions } from './asked-server.ts';
import type { GoldenAnswer, GoldenLine } from './golden-line.ts';
import { grade } from './grade.ts';
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
        const answers = await askEach(server.address, lines, requestOf);
        const results = lines.map((line) => result(line, answers.get(line.id)!));
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

const requestOf = ({ text, caller }: GoldenLine) => ({
  request: AskRequest.fromPartial({ question: text }),
  token: demoToken(caller.role === 'customer' ? `customer:${caller.customer}` : caller.role),
});

interface Result {
  readonly line: GoldenLine;
  readonly answer: GoldenAnswer;
  readonly faults: readonly string[];
}

function result(line: GoldenLine, answer: Answer): Result {
  const written = toGoldenAnswer(line.id, answer);
  return { line, answer: written, faults: grade(line, written) };
}

export function toGoldenAnswer(id: string, answer: Answer): GoldenAnswer {
  const used = answer.steps.filter(({ domain }) => domain !== '');
  return {
    id,
    status: statusName(answer.status),
    domains: [...new Set(used.map(({ domain }) => domain))],
    tools: [...new Set(used.flatMap(({ tool }) => (tool === '' ? [] : [tool])))],
    answer_text: answer.text,
    sources: [...new Set(answer.evidence.flatMap(({ source, sources }) => [source, ...sources]))],
    trace_id: answer.traceId,
  };
}

/** Sources that name a whole table or another question cannot be cited. */
const citable = (source: string) => !source.startsWith('table:') && !source.startsWith('tatqa-question:');

function report(results: readonly Result[], asJson: boolean): void {
  const passed = (one: Result) => one.faults.length === 0;
  const total = shareOf(results.filter(passed).length, results.length);
  const by = sharesBy(
    results,
    ({ line }) => [`kind ${line.kind}`, `lang ${line.lang}`, `domains ${line.domains.join('+') || 'none'}`],
    passed,
  );
  const cited = results.filter((one) => passed(one) && one.line.expected.status === 'answered' && one.line.expected.sources.some(citable));
  const citing = shareOf(
    cited.filter(({ line, answer }) => line.expected.sources.some((source) => answer.sources.includes(source))).length,
    cited.length,
  );
  if (asJson) {
    const lines = results.map(({ line, answer, faults }) => ({ id: line.id, passed: faults.length === 0, faults, status: answer.status }));
    return console.log(JSON.stringify({ total, cites_expected_source: citing, by: Object.fromEntries(by), lines }, undefined, 2));
  }
  for (const { line, faults } of results) console.log(faults.length === 0 ? `PASS ${line.id}` : `FAIL ${line.id}; ${faults.join('; ')}`);
  console.log('');
  for (const [name, share] of by) console.log(renderShare(name, share));
  console.log(renderShare('passing lines that cite an expected source', citing));
  console.log(renderShare('total', total));
}
